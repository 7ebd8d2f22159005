import {
  type Board,
  beside,
  CENTRE,
  type Direction,
  isSquare,
  type PlacedTile,
  placeOf,
  type Square,
} from './board.ts';
import type { Problem } from './problem.ts';
import { isTileLetter } from './tile-set.ts';
import { setLetter, tooMany, unseenTiles } from './unseen.ts';

/**
 * Returns the problem with laying these tiles, in any order, from a rack of so many; null if there is none. Words are not checked, which
 * takes a challenge (rule 9).
 */
export function wrongLaying(board: Board, tiles: readonly PlacedTile[], rack: number): Problem | null {
  if (tiles.length === 0) return { kind: 'no-tiles' };
  const strange = tiles.find(({ letter }) => !isTileLetter(letter));
  if (strange) return { kind: 'no-such-letter', letter: strange.letter };
  const outside = tiles.find(({ square }) => !isSquare(square));
  if (outside) return { kind: 'off-board', square: outside.square };
  const taken = tiles.find(
    ({ square }, index) => board[square] || tiles.findIndex((one) => one.square === square) < index,
  );
  if (taken) return { kind: 'square-taken', square: taken.square, letter: letterAt(board, tiles, taken.square) };
  if (tiles.length > rack) return { kind: 'rack-too-small', rack, needed: tiles.length };
  return tooMany(tiles.map(setLetter), unseenTiles(board)) ?? wrongPlaces(board, tiles);
}

function letterAt(board: Board, tiles: readonly PlacedTile[], square: Square): string {
  return board[square]?.letter ?? tiles.find((tile) => tile.square === square)?.letter ?? '';
}

function wrongPlaces(board: Board, tiles: readonly PlacedTile[]): Problem | null {
  const direction = directionOf(tiles);
  if (!direction) return { kind: 'not-in-line' };
  const laid = new Set(tiles.map(({ square }) => square));
  const last = Math.max(...laid);
  let square: Square | null = Math.min(...laid);
  for (; square !== null && square < last; square = beside(square, direction, 1)) {
    if (!laid.has(square) && !board[square]) return { kind: 'gap', square };
  }
  if (board.every((tile) => !tile)) {
    if (!laid.has(CENTRE)) return { kind: 'off-centre' };
    return tiles.length === 1 ? { kind: 'one-letter' } : null;
  }
  return tiles.some((tile) => touches(board, tile.square)) ? null : { kind: 'not-connected' };
}

/** Returns the direction of the tiles' line, across for a single tile; null if they are not in one line. */
export function directionOf(tiles: readonly PlacedTile[]): Direction | null {
  const places = tiles.map(({ square }) => placeOf(square));
  if (places.every(({ row }) => row === places[0]?.row)) return 'across';
  return places.every(({ column }) => column === places[0]?.column) ? 'down' : null;
}

/** Returns true when a neighbouring square has a tile. */
function touches(board: Board, square: Square): boolean {
  const around = (['across', 'down'] as const).flatMap((direction) => [
    beside(square, direction, -1),
    beside(square, direction, 1),
  ]);
  return around.some((next) => next !== null && board[next]);
}
