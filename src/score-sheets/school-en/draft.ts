/** The word that is being laid: its first square, its direction, and the letters typed so far. */

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
import type { Play } from '../play/school-en/play.ts';
import { textOf, tilesOfText } from './typed-tiles.ts';

/** A word that is being laid, not yet checked. */
export interface Draft {
  /** The word's first square. */
  square: Square;
  direction: Direction;
  /** The letters typed. They may include those that lie on the board already. */
  tiles: readonly Tile[];
}

/** The empty draft, in the centre. */
export const NO_DRAFT: Draft = { square: CENTRE, direction: 'across', tiles: [] };

/** A draft laid on its board. */
export interface Walked {
  /** The new tiles. */
  placed: PlacedTile[];
  /** The square of the next letter; null beyond the edge of the board. */
  next: Square | null;
  /** The number of letters beyond the edge of the board. */
  beyond: number;
}

/**
 * Lays the letters from the draft's square in its direction. A letter equal to the tile on the square is that tile; any other letter goes
 * to the next free square.
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

/** The first free square from `from` on; null if there is none before the edge. */
function nextFree(board: Board, from: Square | null, direction: Direction): Square | null {
  let at = from;
  while (at !== null && board[at]) at = beside(at, direction, 1);
  return at;
}

/** Converts a draft to texts, to store it. */
export function draftTexts({ square, direction, tiles }: Draft): Record<'square' | 'direction' | 'word', string> {
  return { square: String(square), direction, word: textOf(tiles) };
}

/** The draft of an earlier play: its first word, including the letters that lay there. */
export function draftOfPlay({ words: [word] }: Play): Draft {
  if (!word) return NO_DRAFT;
  const tiles = word.letters.map(({ letter, blank, laid }) => ({ letter, blank: blank && laid }));
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
