import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Lexicons } from './lexicons.ts';
import { overrule } from './overrule.ts';
import { nearOnList } from './suggested/near-on-list.ts';
import type { Orthography } from './suggested/orthography.ts';
import type { RulesetId, Verdict } from './verdict.ts';

/** How one ruleset judges, by itself: each is one value, so that whoever asks about one need not load the others. */
export interface RulesetJudge {
  readonly id: RulesetId;
  /** The ruleset's own judgement. Never throws, whatever the string. */
  judge(word: string, lexicons: Lexicons): Verdict;
  /** Does the verdict on this word need the spelling lexicon? Without it a refusal would say less than is known. */
  needsSpelling(word: string, game: Lexicon): boolean;
  /** May the form be played, as its verdict would say, at a tenth of the price: without reasons? As `lookedUp` gives it. */
  isLegal(form: string, lexicons: Lexicons): boolean;
  /** How words of its language are mistyped. */
  readonly orthography: Orthography;
  /** Rulesets whose game has rounds: what words of earlier ones, as they were written, make of the verdict. */
  afterEarlierWords?(verdict: Verdict, earlier: readonly string[], lexicons: Lexicons): Verdict;
}

/**
 * The verdict on one word, or on what was typed or selected for one: by the ruleset, then by the user's word list and exceptions, where
 * the lexicons have them. Pure and synchronous; never throws, whatever the string. Surrounding punctuation, invisible characters and
 * look-alike signs play no part.
 * @param earlier words of earlier rounds, as they were written; most rulesets know no rounds.
 */
export function judgeBy(
  ruleset: RulesetJudge,
  word: string,
  lexicons: Lexicons,
  earlier: readonly string[] = [],
): Verdict {
  const near = nearOnList(lexicons);
  const verdict = overrule(ruleset.judge(word, near), near, ruleset);
  return ruleset.afterEarlierWords?.(verdict, earlier, lexicons) ?? verdict;
}
