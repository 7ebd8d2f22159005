import { TILE_POINTS } from '../../../core/words/tiles.ts';
import { sum } from '../sum.ts';

/** What stands for a blank where letters are written down. */
export const BLANK = '?';

/** How many tiles of each letter the English set has, 100 in all. The document does not print it. */
const LETTERS_BY_COUNT: ReadonlyArray<readonly [count: number, letters: string]> = [
  [1, 'JKQXZ'],
  [2, `BCFHMPVWY${BLANK}`],
  [3, 'G'],
  [4, 'DLSU'],
  [6, 'NRT'],
  [8, 'O'],
  [9, 'AI'],
  [12, 'E'],
];

/** Tiles of the set by letter, in the order of the alphabet, the blanks last. */
export const TILE_COUNTS: ReadonlyMap<string, number> = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', BLANK].map((letter): [string, number] => [
    letter,
    LETTERS_BY_COUNT.find(([, letters]) => letters.includes(letter))?.[0] ?? 0,
  ]),
);

/** All tiles of the set. */
export const TILES = sum([...TILE_COUNTS.values()]);

/** Tiles on a full rack (rule 2). */
export const RACK = 7;

/** Points of a tile; a blank, whatever it stands for, has none (rule 7). */
export function tilePoints(letter: string, { blank = false } = {}): number {
  return blank ? 0 : (TILE_POINTS.en.get(letter) ?? 0);
}

/** Points of the letters of a rack, with `?` for blanks. */
export function rackPoints(letters: string): number {
  return sum([...letters].map((letter) => tilePoints(letter)));
}

/** Is it the letter, upper case, of a tile that is no blank? */
export function isTileLetter(letter: string): boolean {
  return letter !== BLANK && TILE_COUNTS.has(letter);
}
