import { afterEarlierWords, judge7slow, slow7NeedsSpelling } from './7slow/judge.ts';
import type { Lexicons } from './lexicons.ts';
import { overrule } from './overrule.ts';
import { judgePfs2016, pfs2016NeedsSpelling } from './pfs-2016/judge.ts';
import { judgePfs2018, pfs2018NeedsSpelling } from './pfs-2018/judge.ts';
import { judgeSchoolEn, schoolEnNeedsSpelling } from './school-en/judge.ts';
import { judgeSd2026, sd2026NeedsSpelling } from './sd-2026/judge.ts';
import { nearOnList } from './suggested/near-on-list.ts';
import type { RulesetId, Verdict } from './verdict.ts';

/** The rulesets there are, in the order in which they are offered. */
export const RULESETS: readonly RulesetId[] = ['pfs-2018', 'pfs-2016', 'sd-2026', '7slow', 'school-en'];

/** The rulesets under which words of earlier rounds bar others. */
export const WITH_EARLIER_WORDS: ReadonlySet<RulesetId> = new Set<RulesetId>(['7slow']);

export function isRulesetId(id: string): id is RulesetId {
  return (RULESETS as readonly string[]).includes(id);
}

/**
 * The verdict on one word, or on what was typed or selected for one: by the ruleset, then by the user's word list and exceptions, where
 * the lexicons have them. Pure and synchronous; never throws, whatever the string. Surrounding punctuation, invisible characters and
 * look-alike signs play no part.
 * @param earlier words of earlier rounds, as they were written; the other rulesets know no rounds.
 */
export function judge(word: string, ruleset: RulesetId, lexicons: Lexicons, earlier: readonly string[] = []): Verdict {
  const near = nearOnList(lexicons);
  const verdict = overrule(byRules(word, ruleset, near), near, (form) => byRules(form, ruleset, near));
  return WITH_EARLIER_WORDS.has(ruleset) ? afterEarlierWords(verdict, earlier, lexicons) : verdict;
}

/** The ruleset's own judgement. */
function byRules(word: string, ruleset: RulesetId, lexicons: Lexicons): Verdict {
  switch (ruleset) {
    case 'pfs-2018':
      return judgePfs2018(word, lexicons);
    case 'pfs-2016':
      return judgePfs2016(word, lexicons);
    case 'sd-2026':
      return judgeSd2026(word, lexicons);
    case '7slow':
      return judge7slow(word, lexicons);
    case 'school-en':
      return judgeSchoolEn(word, lexicons);
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
    case '7slow':
      return slow7NeedsSpelling(word, lexicons.game);
    case 'school-en':
      return schoolEnNeedsSpelling(word, lexicons.game);
  }
}
