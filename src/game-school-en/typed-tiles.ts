/** Letters typed for the tiles of a word, one by one or as the text of a field, with which of them are blanks. */

import type { Tile } from '../games/school-en/board.ts';
import { BLANK } from '../games/school-en/tile-set.ts';
import { lowerCase, unifiedCharacters } from '../words/normalise.ts';
import { tilesOf } from '../words/tiles.ts';

const NO_TILE = /[^A-Z]/g;

/** The letters of what is typed, as capitals; a Turkish keyboard's `ı` and `İ` mean I. What no tile has is left out. */
export function typedLetters(text: string): string {
  return tilesOf(unifiedCharacters(text), 'en').replace(NO_TILE, '');
}

/**
 * What has become of the tiles now that their field has another text: letters that stayed keep their blanks.
 * @param text the field's text now.
 * @param added are the letters that are new blanks?
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

/** The tiles as text, blanks in lower case as score sheets write them. */
export function textOf(tiles: readonly Tile[]): string {
  return tiles.map(({ letter, blank }) => (blank ? lowerCase(letter) : letter)).join('');
}

/** The tiles of a text that `textOf` made. */
export function tilesOfText(text: string): Tile[] {
  return [...text].flatMap((sign) =>
    [...typedLetters(sign)].map((letter) => ({ letter, blank: sign === lowerCase(letter) })),
  );
}

/** The letters and blanks of what is typed for a rack: capitals, `?` for a blank, nothing else. */
export function typedRack(text: string): string {
  return text.split(BLANK).map(typedLetters).join(BLANK);
}
