import type { Board, Tile } from './board.ts';
import type { Problem } from './problem.ts';
import { BLANK, TILE_COUNTS } from './tile-set.ts';

/** The tiles of the set that are not on the board, by letter, `?` for blanks: in the bag or on the racks. */
export function unseenTiles(board: Board): Map<string, number> {
  const unseen = new Map(TILE_COUNTS);
  for (const tile of board) if (tile) take(unseen, setLetter(tile));
  return unseen;
}

/** What the tile is in the set. */
export function setLetter({ letter, blank }: Tile): string {
  return blank ? BLANK : letter;
}

/** Whether these letters, `?` for blanks, can all be taken from the tiles; if not, which one there is too little of. */
export function tooMany(letters: Iterable<string>, tiles: ReadonlyMap<string, number>): Problem | null {
  const left = new Map(tiles);
  for (const letter of letters) {
    if (!left.has(letter)) return { kind: 'no-such-letter', letter };
    take(left, letter);
    if ((left.get(letter) ?? 0) < 0) return { kind: 'no-more-tiles', letter, left: tiles.get(letter) ?? 0 };
  }
  return null;
}

function take(tiles: Map<string, number>, letter: string): void {
  tiles.set(letter, (tiles.get(letter) ?? 0) - 1);
}
