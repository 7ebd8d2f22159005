/** A tile on the board. */
export interface Tile {
  /** A to Z, upper case; for a blank the letter it was said to stand for, for the rest of the game (rule 7). */
  readonly letter: string;
  readonly blank: boolean;
}

/** Row and column from 0, the top left square. */
export interface Square {
  readonly row: number;
  readonly column: number;
}

export type Direction = 'across' | 'down';

/** A tile laid in a turn, and where. */
export interface PlacedTile extends Tile, Square {}

/** Squares by `row * SIZE + column`; null where there is no tile. */
export type Board = readonly (Tile | null)[];

export const SIZE = 15;
