import { TILE_POINTS } from '../../../core/words/tiles.ts';
import { sum } from '../players.ts';
import type { Board, Tile } from './board.ts';
import type { GameError } from './move.ts';
import type { State, Turn } from './state.ts';

/** The sign of a blank among letters. */
export const BLANK = '?';

/** Number of tiles of each letter in the English set of 100. The document does not print it. */
const LETTERS_BY_COUNT: ReadonlyArray<readonly [count: number, letters: string]> = [
  [1, 'JKQXZ'],
  [2, `BCFHMPVWY${BLANK}`],
  [3, 'G'],
  [4, 'DLSU'],
  [6, 'NRT'],
  [8, 'O'],
  [9, 'AI'],
  [12, 'E'],
];

/** Number of tiles by letter, in alphabetical order, the blanks last. */
export const TILE_COUNTS: ReadonlyMap<string, number> = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', BLANK].map((letter): [string, number] => [
    letter,
    LETTERS_BY_COUNT.find(([, letters]) => letters.includes(letter))?.[0] ?? 0,
  ]),
);

/** Number of tiles of the set. */
const TILES = sum([...TILE_COUNTS.values()]);

/** Number of tiles on a full rack (rule 2). */
export const RACK = 7;

/** Returns the points of a tile; 0 for a blank (rule 7). */
export function tilePoints(letter: string, { blank = false } = {}): number {
  return blank ? 0 : (TILE_POINTS.en.get(letter) ?? 0);
}

/** Returns the points of the letters of a rack, with `?` for blanks. */
export function rackPoints(letters: string): number {
  return sum([...letters].map((letter) => tilePoints(letter)));
}

/** Returns true for a letter, upper case, that has a tile. */
export function isTileLetter(letter: string): boolean {
  return letter !== BLANK && TILE_COUNTS.has(letter);
}

/** Returns the number of tiles in the bag and on the racks, by letter, `?` for blanks. */
export function unseenTiles(board: Board): Map<string, number> {
  const unseen = new Map(TILE_COUNTS);
  for (const tile of board) if (tile) take(unseen, setLetter(tile));
  return unseen;
}

/** Returns the letter of a tile in the set: `?` for a blank. */
export function setLetter({ letter, blank }: Tile): string {
  return blank ? BLANK : letter;
}

/** Returns the error if these letters, `?` for blanks, cannot all be taken from the tiles; null if they can. */
export function tooMany(letters: Iterable<string>, tiles: ReadonlyMap<string, number>): GameError | null {
  const left = new Map(tiles);
  for (const letter of letters) {
    if (!left.has(letter)) return { kind: 'no-such-letter', letter };
    take(left, letter);
    if ((left.get(letter) ?? 0) < 0) return { kind: 'no-more-tiles', letter, left: tiles.get(letter) ?? 0 };
  }
  return null;
}

/** A rack that follows from the other ones. */
interface KnownRack {
  player: number;
  letters: string;
}

/**
 * Returns the last rack if the bag is empty: the tiles that are neither on the board nor on the other racks. Null while the bag has tiles, or
 * while more than one rack is incomplete.
 * @param entered letters entered so far, by player
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

/** Number of tiles in the bag, and on the racks by player. */
export interface Holding {
  bag: number;
  racks: readonly number[];
}

/** Computes the holding from the turns: each player starts with seven tiles and draws up to seven after each play (rule 2). */
export function holdingAfter(turns: readonly Turn[], players: number): Holding {
  const racks = Array.from({ length: players }, () => RACK);
  let bag = TILES - players * RACK;
  for (const { player, action } of turns) {
    if (action.kind !== 'play') continue;
    const placed = action.play.tiles.length;
    const drawn = Math.min(placed, bag);
    racks[player] = (racks[player] ?? 0) - placed + drawn;
    bag -= drawn;
  }
  return { bag, racks };
}
