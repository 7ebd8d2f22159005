import type { Board, Tile } from './board.ts';
import type { Problem } from './problem.ts';
import type { State } from './state.ts';
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

/** The rack that follows from the others: all tiles that are left. */
export interface KnownRack {
  player: number;
  letters: string;
}

/**
 * With an empty bag the last rack holds what is neither on the board nor on the other racks.
 * @param entered letters by player so far.
 * @returns null while the bag has tiles or more than one rack is not entered in full.
 */
export function knownRack(
  { phase, bag, racks, board, left }: State,
  entered: Readonly<Record<number, string>>,
): KnownRack | null {
  if (phase.kind !== 'racks' || bag > 0) return null;
  const isFull = (player: number) => [...(entered[player] ?? '')].length === racks[player];
  const [player, another] = phase.players.filter((one) => !isFull(one));
  if (player === undefined || another !== undefined) return null;
  const others = left.map((letters, of) => (of === player ? '' : (letters ?? entered[of] ?? ''))).join('');
  const unseen = unseenTiles(board);
  if (tooMany(others, unseen)) return null;
  for (const letter of others) take(unseen, letter);
  return { player, letters: [...unseen].map(([letter, count]) => letter.repeat(count)).join('') };
}

function take(tiles: Map<string, number>, letter: string): void {
  tiles.set(letter, (tiles.get(letter) ?? 0) - 1);
}
