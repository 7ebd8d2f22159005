import { lowerCase, unifiedCharacters } from '../../core/words/normalise.ts';
import { tilesOf } from '../../core/words/tiles.ts';
import {
  type Board,
  beside,
  CENTRE,
  type Direction,
  isSquare,
  type PlacedTile,
  type Square,
  type Tile,
} from '../play/school-en/board.ts';
import type { Play } from '../play/school-en/state.ts';
import { BLANK } from '../play/school-en/tiles.ts';

const NO_TILE = /[^A-Z]/g;

/** Returns the letters of typed text as capitals. `ı` and `İ` of a Turkish keyboard become I. Characters without a tile are dropped. */
export function typedLetters(text: string): string {
  return tilesOf(unifiedCharacters(text), 'en').replace(NO_TILE, '');
}

/**
 * Returns the tiles after the text of their field has changed. Unchanged letters at both ends stay blanks if they were.
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

/** Returns the rack in typed text: capitals, and `?` for a blank. Other characters are dropped. */
export function typedRack(text: string): string {
  return text.split(BLANK).map(typedLetters).join(BLANK);
}

/** A word that is being entered and has not been checked. */
export interface Draft {
  /** The word's first square. */
  square: Square;
  direction: Direction;
  /** The typed letters. They may include letters that are on the board already. */
  tiles: readonly Tile[];
}

/** The empty draft in the centre. */
export const NO_DRAFT: Draft = { square: CENTRE, direction: 'across', tiles: [] };

/** A draft on its board. */
interface Walked {
  /** The new tiles. */
  placed: PlacedTile[];
  /** The square of the next letter; null beyond the edge of the board. */
  next: Square | null;
  /** The number of letters beyond the edge of the board. */
  beyond: number;
}

/**
 * Places the letters from the draft's square in its direction. A letter equal to the tile on the square stands for that tile; any other
 * letter goes to the next free square.
 */
export function walk(board: Board, { square, direction, tiles }: Draft): Walked {
  const placed: PlacedTile[] = [];
  let at: Square | null = square;
  let beyond = 0;
  for (const { letter, blank } of tiles) {
    const isThere = !blank && at !== null && board[at]?.letter === letter;
    if (!isThere) at = nextFree(board, at, direction);
    if (at === null) {
      beyond++;
      continue;
    }
    if (!isThere) placed.push({ letter, blank, square: at });
    at = beside(at, direction, 1);
  }
  return { placed, next: nextFree(board, at, direction), beyond };
}

/** Returns the first free square from `from` on; null if there is none before the edge. */
function nextFree(board: Board, from: Square | null, direction: Direction): Square | null {
  let at = from;
  while (at !== null && board[at]) at = beside(at, direction, 1);
  return at;
}

/** Converts a draft to texts, to store it. */
export function draftTexts({ square, direction, tiles }: Draft): Record<'square' | 'direction' | 'word', string> {
  return { square: String(square), direction, word: textOf(tiles) };
}

/** Returns the draft of an earlier play: its first word, including letters that were on the board. */
export function draftOfPlay({ words: [word] }: Play): Draft {
  if (!word) return NO_DRAFT;
  const tiles = word.letters.map(({ letter, blank, placed }) => ({ letter, blank: blank && placed }));
  return { square: word.start, direction: word.direction, tiles };
}

/** Converts texts back to a draft; missing and invalid ones get the values of an empty draft. */
export function draftOfTexts(texts: Readonly<Record<string, string>>): Draft {
  const square = Number(texts.square ?? Number.NaN);
  return {
    square: isSquare(square) ? square : NO_DRAFT.square,
    direction: texts.direction === 'down' ? 'down' : 'across',
    tiles: tilesOfText(texts.word ?? ''),
  };
}
