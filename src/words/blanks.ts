import { lowerCase } from './normalise.ts';
import { onTile } from './tiles.ts';

/** Blanks of each tile set. */
const MOST_BLANKS = 2;

/** With a single capital a word is a name (`Ul`), or a unit (`kW`). */
const FEWEST_CAPITALS = 2;

const LETTERS = /^\p{L}+$/u;

/** A small letter that is laid as one tile; ß, of which there is hardly a capital, stands among capitals without being a blank. */
const isSmall = (letter: string): boolean => letter === lowerCase(letter) && onTile(letter) !== letter;

/**
 * The places of the small letters in a word that has them among capitals, as game logs write a letter that a blank stands for: `OKnO`,
 * `oKNO`, `ZEJść`. None in a word spelled otherwise: small letters are no more than the blanks of a game and than the capitals.
 * @param typed a word without what surrounds it, NFC.
 * @returns places by letter, from 0.
 */
export function smallAmongCapitals(typed: string): number[] {
  if (typed === lowerCase(typed) || !LETTERS.test(typed)) return [];
  const letters = [...typed];
  const small = letters.flatMap((letter, place) => (isSmall(letter) ? [place] : []));
  const capitals = letters.filter((letter) => letter !== lowerCase(letter)).length;
  return capitals < FEWEST_CAPITALS || small.length > Math.min(MOST_BLANKS, capitals) ? [] : small;
}
