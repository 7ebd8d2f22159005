import { lowerCase } from './normalise.ts';
import { onTile } from './tiles.ts';

/** Number of blanks in each tile set. */
const MOST_BLANKS = 2;

/** Minimum number of capitals: with one, the word is a name (`Ul`) or a unit (`kW`). */
const FEWEST_CAPITALS = 2;

const LETTERS = /^\p{L}+$/u;

/** Returns true for a small letter of one tile. ß has hardly any capital, so it may stand among capitals without being a blank. */
const isSmall = (letter: string): boolean => letter === lowerCase(letter) && onTile(letter) !== letter;

/**
 * Returns the positions of small letters that stand for blanks among capitals, as game logs write them: `OKnO`, `oKNO`, `ZEJść`. Empty if
 * there are more small letters than blanks in a set, or than capitals.
 * @param typed a word without surrounding characters, NFC
 * @returns indices of letters, from 0
 */
export function smallAmongCapitals(typed: string): number[] {
  if (typed === lowerCase(typed) || !LETTERS.test(typed)) return [];
  const letters = [...typed];
  const small = letters.flatMap((letter, place) => (isSmall(letter) ? [place] : []));
  const capitals = letters.filter((letter) => letter !== lowerCase(letter)).length;
  return capitals < FEWEST_CAPITALS || small.length > Math.min(MOST_BLANKS, capitals) ? [] : small;
}
