/** Converts typed text to tiles and back, including which letters are blanks. */

import { lowerCase, unifiedCharacters } from '../../core/words/normalise.ts';
import { tilesOf } from '../../core/words/tiles.ts';
import type { Tile } from '../play/school-en/board.ts';
import { BLANK } from '../play/school-en/tile-set.ts';

const NO_TILE = /[^A-Z]/g;

/** The letters of typed text as capitals. `ı` and `İ` of a Turkish keyboard become I. Signs without a tile are dropped. */
export function typedLetters(text: string): string {
  return tilesOf(unifiedCharacters(text), 'en').replace(NO_TILE, '');
}

/**
 * The tiles after the text of their field has changed. Unchanged letters at both ends keep their blanks.
 * @param text the new text of the field
 * @param added `blank`: whether the new letters are blanks
 */
export function retyped(before: readonly Tile[], text: string, { blank }: Pick<Tile, 'blank'>): Tile[] {
  const letters = [...typedLetters(text)];
  let start = 0;
  while (start < letters.length && before[start]?.letter === letters[start]) start++;
  let end = 0;
  while (
    end < Math.min(letters.length, before.length) - start &&
    before[before.length - 1 - end]?.letter === letters[letters.length - 1 - end]
  ) {
    end++;
  }
  const between = letters.slice(start, letters.length - end).map((letter) => ({ letter, blank }));
  return [...before.slice(0, start), ...between, ...before.slice(before.length - end)];
}

/** Converts tiles to text, with blanks in lower case as on score sheets. */
export function textOf(tiles: readonly Tile[]): string {
  return tiles.map(({ letter, blank }) => (blank ? lowerCase(letter) : letter)).join('');
}

/** Converts a text made by `textOf` to tiles. */
export function tilesOfText(text: string): Tile[] {
  return [...text].flatMap((sign) =>
    [...typedLetters(sign)].map((letter) => ({ letter, blank: sign === lowerCase(letter) })),
  );
}

/** The rack in typed text: capitals, and `?` for a blank; everything else is dropped. */
export function typedRack(text: string): string {
  return text.split(BLANK).map(typedLetters).join(BLANK);
}
