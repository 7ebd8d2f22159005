import type { Lexicons } from './lexicons.ts';
import { judgePfs2016, pfs2016NeedsSpelling } from './pfs-2016/judge.ts';
import { judgePfs2018, pfs2018NeedsSpelling } from './pfs-2018/judge.ts';
import { judgeSd2026, sd2026NeedsSpelling } from './sd-2026/judge.ts';
import type { RulesetId, Verdict } from './verdict.ts';

/** The rulesets there are, in the order in which they are offered. */
export const RULESETS: readonly RulesetId[] = ['pfs-2018', 'pfs-2016', 'sd-2026'];

export function isRulesetId(id: string): id is RulesetId {
  return (RULESETS as readonly string[]).includes(id);
}

/**
 * The verdict on one word, or on what was typed or selected for one. Pure and synchronous; never throws, whatever the string.
 * Surrounding punctuation, invisible characters and look-alike signs play no part.
 */
export function judge(word: string, ruleset: RulesetId, lexicons: Lexicons): Verdict {
  switch (ruleset) {
    case 'pfs-2018':
      return judgePfs2018(word, lexicons);
    case 'pfs-2016':
      return judgePfs2016(word, lexicons);
    case 'sd-2026':
      return judgeSd2026(word, lexicons);
  }
}

/** Does the verdict on this word need the spelling lexicon? Without it a refusal would say less than is known. */
export function needsSpelling(word: string, ruleset: RulesetId, lexicons: Pick<Lexicons, 'game'>): boolean {
  switch (ruleset) {
    case 'pfs-2018':
      return pfs2018NeedsSpelling(word, lexicons.game);
    case 'pfs-2016':
      return pfs2016NeedsSpelling(word, lexicons.game);
    case 'sd-2026':
      return sd2026NeedsSpelling(word, lexicons.game);
  }
}
