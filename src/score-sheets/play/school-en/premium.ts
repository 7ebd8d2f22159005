import { placeOf, SIZE, type Square } from './board.ts';

/** Double or triple, letter or word. */
export type Premium = 'dl' | 'tl' | 'dw' | 'tw';

/**
 * The upper left quarter of the board with its middle row and column; the others mirror it. The document speaks of
 * premium squares (rule 15) and prints none: these are those of the usual board, where the centre doubles the first
 * word. Rule 5, "the first player's score is doubled", is the same thing said as a rule and is not applied once more.
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

/** The premium square there; null for a plain one. */
export function premiumAt(square: Square): Premium | null {
  const { row, column } = placeOf(square);
  const inQuarter = (at: number) => Math.min(at, SIZE - 1 - at);
  return QUARTER[inQuarter(row)]?.[inQuarter(column)] || null;
}

/** By what the tile on the square is multiplied in the turn in which it is laid. */
export function letterTimes(square: Square): number {
  const premium = premiumAt(square);
  return premium === 'tl' ? 3 : premium === 'dl' ? 2 : 1;
}

/** By what a word is multiplied that has a tile on the square laid in this turn. */
export function wordTimes(square: Square): number {
  const premium = premiumAt(square);
  return premium === 'tw' ? 3 : premium === 'dw' ? 2 : 1;
}
