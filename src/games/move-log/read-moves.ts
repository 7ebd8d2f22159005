import { lowerCase, unified } from '../../words/normalise.ts';
import { readSquare, type Square } from './square.ts';

/** A move that lays tiles. */
export interface Move {
  /** Who made it, as the log names them; empty where it names nobody. */
  player: string;
  /** Line of the log, from 1. */
  line: number;
  square: Square;
  /** The letters from the square on, null for one that lay there before and is not named; a blank's letter is small. */
  letters: (string | null)[];
  /** Was it taken back after a challenge? */
  withdrawn: boolean;
}

/** Moves from which on a text is a log: one square may stand in a sentence. */
const FEWEST_MOVES = 2;

/** Share of the lines with letters that are moves: what is written between them (scores, notes) is less. */
const SHARE_OF_MOVES = 0.5;

/** What a line of a game file begins with where it is no move: `#player1 …`, `#note …`. */
const PRAGMA = '#';

/** `>Ann: AEINRST 8D RETAINS +66 66`, as in game files; elsewhere the player is what stands before the square, if anything does. */
const NICKNAME = /^>\s*([^:]*):/;

/** A player's name before a square, without the number of the move and what sets it off: `12. Ann:`. */
const BEFORE_NAME = /^\s*(?:\d+\s*[.):]\s*)?/;
const AFTER_NAME = /[\s:,;|>–-]+$/;

/** Tiles with points for those that lay there before, which are also written in brackets: `R.TAINS`, `R(E)TAINS`. */
const PLAY = /^(?=.*\p{L})[\p{L}\p{M}.()[\]]+$/u;

/** Blanks of each tile set. */
const MOST_BLANKS = 2;

/** The sign of a game file for the player's last move being taken back. */
const WITHDRAWN = '--';

/**
 * The moves of a game that a text tells: a file in the format .gcg, or lines that have a square (`8D` across, `D8` down) and after it the
 * letters that were laid. Exchanges, passes, scores and notes are left out.
 * @returns the moves in their order; none where the text is no log.
 */
export function readMoves(text: string): Move[] {
  const moves: Move[] = [];
  let lines = 0;
  for (const [index, line] of unified(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.startsWith(PRAGMA)) continue;
    if (/\p{L}/u.test(line)) lines++;
    const named = NICKNAME.exec(line);
    const tokens = [...line.slice(named?.[0].length ?? 0).matchAll(/\S+/g)];
    const at = tokens.findIndex(([token], i) => readSquare(token) && PLAY.test(tokens[i + 1]?.[0] ?? ''));
    const square = readSquare(tokens[at]?.[0] ?? '');
    if (square) {
      const player = named
        ? named[1]?.trim()
        : line.slice(0, tokens[at]?.index).replace(BEFORE_NAME, '').replace(AFTER_NAME, '');
      const letters = lettersOf(tokens[at + 1]?.[0] ?? '');
      moves.push({ player: player ?? '', line: index + 1, square, letters, withdrawn: false });
    } else if (named && tokens.some(([token]) => token === WITHDRAWN)) {
      const last = moves.filter(({ player }) => player === named[1]?.trim()).at(-1);
      if (last) last.withdrawn = true;
    }
  }
  if (moves.length < FEWEST_MOVES || moves.length < lines * SHARE_OF_MOVES) return [];
  const hasCapitals = moves.some(({ letters }) => letters.some(isCapital));
  return moves.map((move) => (hasCapitals && !isAllSmall(move) ? move : inCapitals(move)));
}

/** Brackets around letters that lay there before, or around the letters of one tile, are left out. */
function lettersOf(play: string): (string | null)[] {
  return [...play.normalize('NFC')]
    .filter((sign) => !'()[]'.includes(sign))
    .map((sign) => (sign === '.' ? null : sign));
}

const isCapital = (letter: string | null): boolean => letter !== null && letter !== lowerCase(letter);

/** In small letters, more of them than there are blanks. */
const isAllSmall = ({ letters }: Move): boolean =>
  !letters.some(isCapital) && letters.filter((letter) => letter !== null).length > MOST_BLANKS;

/** A log without any capital does not tell blanks apart, nor does a word without any. */
function inCapitals(move: Move): Move {
  return { ...move, letters: move.letters.map((letter) => (letter === null ? null : onePlace(letter))) };
}

/** ß stays: its capital would be two tiles, and moves whatever follows. */
function onePlace(letter: string): string {
  const capital = letter.toUpperCase();
  return [...capital].length === 1 ? capital : letter;
}
