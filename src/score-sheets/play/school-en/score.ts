import { sum } from '../players.ts';
import { done, type Outcome, refused } from '../record.ts';
import {
  type Board,
  beside,
  CENTRE,
  crossing,
  type Direction,
  isSquare,
  letterTimes,
  type PlacedTile,
  placeOf,
  type Square,
  withTiles,
  wordTimes,
} from './board.ts';
import type { GameError } from './move.ts';
import type { Play, ScoredLetter, ScoredWord } from './state.ts';
import { isTileLetter, RACK, setLetter, tilePoints, tooMany, unseenTiles } from './tiles.ts';

/**
 * Returns the error of placing these tiles, given in any order, from a rack with so many tiles; null if there is none. Words are not
 * checked: that takes a challenge (rule 9).
 */
function placementError(board: Board, tiles: readonly PlacedTile[], rack: number): GameError | null {
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
  return tooMany(tiles.map(setLetter), unseenTiles(board)) ?? lineError(board, tiles);
}

function letterAt(board: Board, tiles: readonly PlacedTile[], square: Square): string {
  return board[square]?.letter ?? tiles.find((tile) => tile.square === square)?.letter ?? '';
}

function lineError(board: Board, tiles: readonly PlacedTile[]): GameError | null {
  const direction = directionOf(tiles);
  if (!direction) return { kind: 'not-in-line' };
  const placed = new Set(tiles.map(({ square }) => square));
  const last = Math.max(...placed);
  let square: Square | null = Math.min(...placed);
  for (; square !== null && square < last; square = beside(square, direction, 1)) {
    if (!placed.has(square) && !board[square]) return { kind: 'gap', square };
  }
  if (board.every((tile) => !tile)) {
    if (!placed.has(CENTRE)) return { kind: 'off-centre' };
    return tiles.length === 1 ? { kind: 'one-letter' } : null;
  }
  return tiles.some((tile) => touches(board, tile.square)) ? null : { kind: 'not-connected' };
}

/** Returns the direction of the line of tiles, `across` for a single tile; null if they are not in one line. */
function directionOf(tiles: readonly PlacedTile[]): Direction | null {
  const places = tiles.map(({ square }) => placeOf(square));
  if (places.every(({ row }) => row === places[0]?.row)) return 'across';
  return places.every(({ column }) => column === places[0]?.column) ? 'down' : null;
}

/** Returns true if a neighbouring square has a tile. */
function touches(board: Board, square: Square): boolean {
  const around = (['across', 'down'] as const).flatMap((direction) => [
    beside(square, direction, -1),
    beside(square, direction, 1),
  ]);
  return around.some((next) => next !== null && board[next]);
}

/** Points for placing all seven tiles in one turn (rule 3). */
const ALL_TILES_BONUS = 50;

/** Returns the words and points of a play, or the error of placing its tiles. @param rack number of tiles on the player's rack */
export function scorePlay(board: Board, tiles: readonly PlacedTile[], rack = RACK): Outcome<Play, GameError> {
  const wrong = placementError(board, tiles, rack);
  if (wrong) return refused(wrong);
  const words = wordsOf(board, tiles);
  const bonus = tiles.length === RACK ? ALL_TILES_BONUS : 0;
  return done({ tiles, words, bonus, points: sum(words.map((word) => word.points)) + bonus });
}

/** Returns the word in the line of the tiles and those across it. A single tile may have a word in both directions. */
function wordsOf(board: Board, tiles: readonly PlacedTile[]): ScoredWord[] {
  const full = withTiles(board, tiles);
  const placed = new Set(tiles.map(({ square }) => square));
  const inOrder = [...placed].sort((one, other) => one - other);
  const along = directionOf(tiles) ?? 'across';
  const lines = [
    squaresOfWord(full, inOrder[0]!, along),
    ...inOrder.map((square) => squaresOfWord(full, square, crossing(along))),
  ];
  return lines.filter(({ squares }) => squares.length > 1).map((line) => scoredWord(full, placed, line));
}

interface Line {
  direction: Direction;
  squares: Square[];
}

/** Returns the unbroken line of tiles through the square in the direction. */
function squaresOfWord(board: Board, through: Square, direction: Direction): Line {
  const walk = (by: 1 | -1) => {
    const squares: Square[] = [];
    let square = beside(through, direction, by);
    for (; square !== null && board[square]; square = beside(square, direction, by)) squares.push(square);
    return squares;
  };
  return { direction, squares: [...walk(-1).reverse(), through, ...walk(1)] };
}

/** Scores one word. Premium squares count only under tiles of this turn, for each of their words (rule 15). */
function scoredWord(board: Board, placed: ReadonlySet<Square>, { direction, squares }: Line): ScoredWord {
  const letters = squares.map((square): ScoredLetter => {
    const { letter, blank } = board[square]!;
    const isPlaced = placed.has(square);
    return {
      letter,
      blank,
      placed: isPlaced,
      points: tilePoints(letter, { blank }) * (isPlaced ? letterTimes(square) : 1),
    };
  });
  const times = squares.reduce((product, square) => product * (placed.has(square) ? wordTimes(square) : 1), 1);
  return {
    word: letters.map(({ letter }) => letter).join(''),
    start: squares[0]!,
    direction,
    points: sum(letters.map((letter) => letter.points)) * times,
    letters,
    times,
  };
}
