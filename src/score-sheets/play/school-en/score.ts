import { done, type Outcome, refused } from '../outcome.ts';
import { sum } from '../sum.ts';
import { type Board, beside, crossing, type Direction, type PlacedTile, type Square, withTiles } from './board.ts';
import { directionOf, wrongLaying } from './laying.ts';
import type { Play, ScoredLetter, ScoredWord } from './play.ts';
import { letterTimes, wordTimes } from './premium.ts';
import type { Problem } from './problem.ts';
import { RACK, tilePoints } from './tile-set.ts';

/** Points for laying all seven tiles in one turn (rule 3). */
const ALL_TILES_BONUS = 50;

/** The words and points of a play, or why the tiles cannot be laid so. `rack` is how many tiles the player holds. */
export function scorePlay(board: Board, tiles: readonly PlacedTile[], rack = RACK): Outcome<Play, Problem> {
  const wrong = wrongLaying(board, tiles, rack);
  if (wrong) return refused(wrong);
  const words = wordsOf(board, tiles);
  const bonus = tiles.length === RACK ? ALL_TILES_BONUS : 0;
  return done({ tiles, words, bonus, points: sum(words.map((word) => word.points)) + bonus });
}

/** The word along the line of the tiles and those across it. A single tile has a word along each of two lines, or one. */
function wordsOf(board: Board, tiles: readonly PlacedTile[]): ScoredWord[] {
  const full = withTiles(board, tiles);
  const laid = new Set(tiles.map(({ square }) => square));
  const inOrder = [...laid].sort((one, other) => one - other);
  const along = directionOf(tiles) ?? 'across';
  const lines = [
    squaresOfWord(full, inOrder[0]!, along),
    ...inOrder.map((square) => squaresOfWord(full, square, crossing(along))),
  ];
  return lines.filter(({ squares }) => squares.length > 1).map((line) => scoredWord(full, laid, line));
}

interface Line {
  direction: Direction;
  squares: Square[];
}

/** The squares with tiles, without a gap, that lead through the square in the direction. */
function squaresOfWord(board: Board, through: Square, direction: Direction): Line {
  const walk = (by: 1 | -1) => {
    const squares: Square[] = [];
    let square = beside(through, direction, by);
    for (; square !== null && board[square]; square = beside(square, direction, by)) squares.push(square);
    return squares;
  };
  return { direction, squares: [...walk(-1).reverse(), through, ...walk(1)] };
}

/** Premium squares count under tiles of this turn only, for each word that these are in (rule 15). */
function scoredWord(board: Board, laid: ReadonlySet<Square>, { direction, squares }: Line): ScoredWord {
  const letters = squares.map((square): ScoredLetter => {
    const { letter, blank } = board[square]!;
    const isLaid = laid.has(square);
    return { letter, blank, laid: isLaid, points: tilePoints(letter, { blank }) * (isLaid ? letterTimes(square) : 1) };
  });
  const times = squares.reduce((product, square) => product * (laid.has(square) ? wordTimes(square) : 1), 1);
  return {
    word: letters.map(({ letter }) => letter).join(''),
    start: squares[0]!,
    direction,
    points: sum(letters.map((letter) => letter.points)) * times,
    letters,
    times,
  };
}
