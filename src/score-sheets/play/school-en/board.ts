/** A tile on the board. */
export interface Tile {
  /** A to Z, upper case; for a blank the letter it was said to stand for, for the rest of the game (rule 7). */
  readonly letter: string;
  readonly blank: boolean;
}

/** A square by its number, row by row: 0 is the top left one, 224 the one at the bottom right. */
export type Square = number;

/** Of a word: from left to right, or from top to bottom. */
export type Direction = 'across' | 'down';

/** A tile laid in a turn, and where. */
export interface PlacedTile extends Tile {
  readonly square: Square;
}

/** By square; null where there is no tile. */
export type Board = readonly (Tile | null)[];

/** Squares in a row and in a column. */
export const SIZE = 15;

/** Squares of the board. */
export const SQUARES = SIZE * SIZE;

/** H8, which the first play has to cover. */
export const CENTRE: Square = (SQUARES - 1) / 2;

/** The board before the first play. */
export const EMPTY_BOARD: Board = Array.from({ length: SQUARES }, () => null);

/** Returns true for the number of a square. */
export function isSquare(square: number): boolean {
  return Number.isInteger(square) && square >= 0 && square < SQUARES;
}

/** Row and column, from 0. */
export function placeOf(square: Square): { row: number; column: number } {
  return { row: Math.floor(square / SIZE), column: square % SIZE };
}

/** Column letter and row number as on printed boards: the centre is `H8`. */
export function squareName(square: Square): string {
  const { row, column } = placeOf(square);
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** The square before (`by` −1) or after (1) in the direction; null beyond the edge. */
export function beside(square: Square, direction: Direction, by: 1 | -1): Square | null {
  const { row, column } = placeOf(square);
  const next = (direction === 'across' ? column : row) + by;
  if (next < 0 || next >= SIZE) return null;
  return direction === 'across' ? square + by : square + by * SIZE;
}

/** The other direction. */
export function crossing(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** Returns the board with these tiles. */
export function withTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const laid = [...board];
  for (const { square, letter, blank } of tiles) laid[square] = { letter, blank };
  return laid;
}

/** Returns the board without the tiles of these squares. */
export function withoutTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const left = [...board];
  for (const { square } of tiles) left[square] = null;
  return left;
}
