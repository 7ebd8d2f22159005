import type { Lexicon } from '../lexicon/lexicon.ts';
import type { TileLanguage } from '../words/tiles.ts';
import { readBlanks, withBlanks } from './blanks.ts';
import { onBoard } from './board.ts';
import type { Lexicons } from './lexicons.ts';
import { overrule } from './overrule.ts';
import { nearOnList } from './suggested/near-on-list.ts';
import type { Orthography } from './suggested/orthography.ts';
import type { RulesetId, Verdict } from './verdict.ts';

/** How one ruleset judges, by itself: each is one value, so that whoever asks about one need not load the others. */
export interface RulesetJudge {
  readonly id: RulesetId;
  /** Whose tiles its words are laid with. */
  readonly language: TileLanguage;
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
 * look-alike signs play no part, and a small letter among capitals is a blank. What cannot be laid for its length is refused.
 * @param earlier words of earlier rounds, as they were written; most rulesets know no rounds.
 */
export function judgeBy(
  ruleset: RulesetJudge,
  word: string,
  lexicons: Lexicons,
  earlier: readonly string[] = [],
): Verdict {
  const near = nearOnList(lexicons);
  const blanks = readBlanks(word, ruleset.id, lexicons);
  const decided = overrule(onBoard(ruleset.judge(blanks?.text ?? word, near)), near, ruleset);
  const verdict = blanks ? withBlanks(decided, word, blanks, ruleset.language) : decided;
  return ruleset.afterEarlierWords?.(verdict, earlier, lexicons) ?? verdict;
}
