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
 * The verdict on one word, or on what was typed or selected for one: by the rules, then by the user's word list and exceptions, where
 * the lexicons have them. Pure and synchronous; never throws, whatever the string. Surrounding punctuation, invisible characters and
 * look-alike signs play no part, and a small letter among capitals is a blank. What cannot be laid for its length is refused.
 * @param earlier absent where nothing was played before; most rulesets know no rounds.
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
