import type { Lexicon } from '../lexicon/lexicon.ts';
import { judgeWithBlanks } from './blanks.ts';
import { onBoard } from './board.ts';
import { applyUserOverrides } from './overrides.ts';
import type { EarlierWords, Lexicons, Rules } from './rules.ts';
import { isSettled } from './settled.ts';
import type { Verdict } from './verdict.ts';

/**
 * Returns the verdict on a word, or on text that was typed or selected as one: by the rules, then by the user's word list and exceptions, if the
 * lexicons contain any. Surrounding punctuation, invisible characters and look-alike signs are ignored. A small letter among capitals is a
 * blank. A word too long for the board is refused. Pure and synchronous; never throws, whatever the string.
 * @param earlier words of earlier rounds; absent if there are none. Most rulesets have no rounds.
 */
export function judgeBy(rules: Rules, word: string, lexicons: Lexicons, earlier?: EarlierWords): Verdict {
  const near = withListedNeighbours(lexicons);
  let verdict = judgeWithBlanks(word, near, rules);
  verdict = onBoard(verdict, rules);
  verdict = applyUserOverrides(verdict, near, rules);
  if (earlier) verdict = rules.afterEarlierWords?.(verdict, earlier, lexicons) ?? verdict;
  return { ...verdict, settled: isSettled(verdict, rules) };
}

/** Returns the lexicons with near words of the user's list added to those of the game lexicon, so that they can be suggested. */
function withListedNeighbours(lexicons: Lexicons): Lexicons {
  const { game, official } = lexicons;
  if (!official?.neighbours) return lexicons;
  const withListed: Lexicon = {
    has: (form) => game.has(form),
    reach: (form) => game.reach(form),
    readings: (form) => game.readings(form),
    forms: (lemma) => game.forms(lemma),
    neighbours: (...query) => [...new Set([...game.neighbours(...query), ...(official.neighbours?.(...query) ?? [])])],
  };
  return { ...lexicons, game: withListed };
}
