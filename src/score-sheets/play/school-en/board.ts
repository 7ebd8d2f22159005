/** A tile on the board. */
export interface Tile {
  /** A to Z, upper case; for a blank the letter that it stands for, to the end of the game (rule 7). */
  readonly letter: string;
  readonly blank: boolean;
}

/** Number of a square, row by row: 0 is top left, 224 is bottom right. */
export type Square = number;

/** Direction of a word: from left to right, or from top to bottom. */
export type Direction = 'across' | 'down';

/** A tile placed in a turn, with its square. */
export interface PlacedTile extends Tile {
  readonly square: Square;
}

/** The tiles by square; null for an empty square. */
export type Board = readonly (Tile | null)[];

/** Squares in a row and in a column. */
export const SIZE = 15;

/** Squares of the board. */
export const SQUARES = SIZE * SIZE;

/** The square H8, which the first play must cover. */
export const CENTRE: Square = (SQUARES - 1) / 2;

/** The board before the first play. */
export const EMPTY_BOARD: Board = Array.from({ length: SQUARES }, () => null);

/** Returns true for the number of a square. */
export function isSquare(square: number): boolean {
  return Number.isInteger(square) && square >= 0 && square < SQUARES;
}

/** Returns row and column, from 0. */
export function placeOf(square: Square): { row: number; column: number } {
  return { row: Math.floor(square / SIZE), column: square % SIZE };
}

/** Returns column letter and row number, as on printed boards: the centre is `H8`. */
export function squareName(square: Square): string {
  const { row, column } = placeOf(square);
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Returns the neighbouring square before (`by` −1) or after (1) in the direction; null beyond the edge. */
export function beside(square: Square, direction: Direction, by: 1 | -1): Square | null {
  const { row, column } = placeOf(square);
  const next = (direction === 'across' ? column : row) + by;
  if (next < 0 || next >= SIZE) return null;
  return direction === 'across' ? square + by : square + by * SIZE;
}

/** Returns the other direction. */
export function crossing(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

/** Returns the board with these tiles. */
export function withTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const changed = [...board];
  for (const { square, letter, blank } of tiles) changed[square] = { letter, blank };
  return changed;
}

/** Returns the board without the tiles of these squares. */
export function withoutTiles(board: Board, tiles: readonly PlacedTile[]): Board {
  const left = [...board];
  for (const { square } of tiles) left[square] = null;
  return left;
}

/** Double or triple, for a letter or a word. */
type Premium = 'dl' | 'tl' | 'dw' | 'tw';

/**
 * The upper left quarter of the board with its middle row and column; the other quarters mirror it. The document mentions premium squares
 * (rule 15) but prints none, so these are those of the usual board. Its centre doubles the first word, which is what rule 5 says ("the first
 * player's score is doubled"); the score is not doubled again.
 */
const QUARTER = [
  ['tw', '', '', 'dl', '', '', '', 'tw'],
  ['', 'dw', '', '', '', 'tl', '', ''],
  ['', '', 'dw', '', '', '', 'dl', ''],
  ['dl', '', '', 'dw', '', '', '', 'dl'],
  ['', '', '', '', 'dw', '', '', ''],
  ['', 'tl', '', '', '', 'tl', '', ''],
  ['', '', 'dl', '', '', '', 'dl', ''],
  ['tw', '', '', 'dl', '', '', '', 'dw'],
] as const;

/** Returns the premium of a square; null for a plain one. */
export function premiumAt(square: Square): Premium | null {
  const { row, column } = placeOf(square);
  const inQuarter = (at: number) => Math.min(at, SIZE - 1 - at);
  return QUARTER[inQuarter(row)]?.[inQuarter(column)] || null;
}

/** Returns the factor for a tile that is placed on the square. */
export function letterTimes(square: Square): number {
  const premium = premiumAt(square);
  return premium === 'tl' ? 3 : premium === 'dl' ? 2 : 1;
}

/** Returns the factor for each word of a tile that is placed on the square. */
export function wordTimes(square: Square): number {
  const premium = premiumAt(square);
  return premium === 'tw' ? 3 : premium === 'dw' ? 2 : 1;
}
