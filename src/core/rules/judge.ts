import { readBlanks, withBlanks } from './blanks.ts';
import { onBoard } from './board.ts';
import type { EarlierWords } from './earlier-words.ts';
import { legalFormsOnce } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import { overrule } from './overrule.ts';
import type { Rules } from './rules.ts';
import { isSettled } from './settled.ts';
import { nearOnList } from './suggested/near-on-list.ts';
import type { Verdict } from './verdict.ts';

/**
 * The verdict on a word, or on text that was typed or selected as one: by the rules, then by the user's word list and exceptions, if the
 * lexicons contain any. Surrounding punctuation, invisible characters and look-alike signs are ignored. A small letter among capitals is a
 * blank. A word too long for the board is refused. Pure and synchronous; never throws, whatever the string.
 * @param earlier words of earlier rounds; absent if there are none. Most rulesets have no rounds.
 */
export function judgeBy(rules: Rules, word: string, lexicons: Lexicons, earlier?: EarlierWords): Verdict {
  const { ruleset } = rules;
  const near = nearOnList(lexicons);
  const blanks = readBlanks(word, ruleset.language, lexicons);
  const ruled = rules.judge(blanks?.text ?? word, near, legalFormsOnce(rules, near));
  const decided = overrule(onBoard(ruled, rules), near, rules);
  const verdict = blanks ? withBlanks(decided, word, blanks, ruleset.language) : decided;
  const played = (earlier && rules.afterEarlierWords?.(verdict, earlier, lexicons)) ?? verdict;
  return { ...played, settled: isSettled(played, rules) };
}
