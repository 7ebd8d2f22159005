/** A word on its way to the board: where it starts, which way it goes, and what has been typed of it. */

import {
  type Board,
  beside,
  CENTRE,
  type Direction,
  isSquare,
  type PlacedTile,
  type Square,
  type Tile,
} from '../games/school-en/board.ts';
import type { Play } from '../games/school-en/play.ts';
import { textOf, tilesOfText } from './typed-tiles.ts';

/** What is being laid, before it is checked. */
export interface Draft {
  /** Square that the word starts on. */
  square: Square;
  direction: Direction;
  /** The letters typed: with those that lie on the board already or without, as the scorer likes. */
  tiles: readonly Tile[];
}

/** Nothing typed yet: the word would start in the centre. */
export const NO_DRAFT: Draft = { square: CENTRE, direction: 'across', tiles: [] };

/** A draft on its board. */
export interface Walked {
  /** The tiles that are new. */
  placed: PlacedTile[];
  /** Square that the next letter goes to; null beyond the edge of the board. */
  next: Square | null;
  /** Letters that no square is left for. */
  beyond: number;
}

/**
 * Walks from the draft's square in its direction: a typed letter that lies on the square already is that one; any other
 * goes over all that lies there to the next free square.
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

/** The first free square from `from` on; null where there is none up to the edge. */
function nextFree(board: Board, from: Square | null, direction: Direction): Square | null {
  let at = from;
  while (at !== null && board[at]) at = beside(at, direction, 1);
  return at;
}

/** The draft as texts, for what is kept of it. */
export function draftTexts({ square, direction, tiles }: Draft): Record<'square' | 'direction' | 'word', string> {
  return { square: String(square), direction, word: textOf(tiles) };
}

/** The draft of a play that was laid before: its first word, with the letters that lay there. */
export function draftOfPlay({ words: [word] }: Play): Draft {
  if (!word) return NO_DRAFT;
  const tiles = word.letters.map(({ letter, blank, laid }) => ({ letter, blank: blank && laid }));
  return { square: word.start, direction: word.direction, tiles };
}

/** The draft that such texts are of; what is missing or of no sense is as in a new one. */
export function draftOfTexts(texts: Readonly<Record<string, string>>): Draft {
  const square = Number(texts.square ?? Number.NaN);
  return {
    square: isSquare(square) ? square : NO_DRAFT.square,
    direction: texts.direction === 'down' ? 'down' : 'across',
    tiles: tilesOfText(texts.word ?? ''),
  };
}
