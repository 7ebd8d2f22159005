import { lowerCase, unified } from '../words/normalise.ts';

/** The first square of a play, and its direction. */
export interface Square {
  /** Row and column count from 0. */
  row: number;
  column: number;
  down: boolean;
}

/** Squares in a row of the largest board that is sold. */
export const LARGEST_BOARD = 21;

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTU';

/** `8D` goes across, `D8` down. */
const ACROSS = /^(\d{1,2})([A-U])$/i;
const DOWN = /^([A-U])(\d{1,2})$/i;

/** Parses a square; null if the text is none. Ignores brackets, colons and commas around it. */
export function readSquare(written: string): Square | null {
  const bare = written.replace(/^[([]|[)\]:,.]+$/g, '');
  const across = ACROSS.exec(bare);
  const down = DOWN.exec(bare);
  const [row, column] = across ? [across[1], across[2]] : down ? [down[2], down[1]] : [];
  if (!row || !column || Number(row) < 1 || Number(row) > LARGEST_BOARD) return null;
  return { row: Number(row) - 1, column: COLUMNS.indexOf(column.toUpperCase()), down: down !== null };
}

/** Returns the square as players write it. Across, the row comes first (`8D`); down, the column does (`D8`). */
export function writtenSquare({ row, column, down }: Square): string {
  const letter = COLUMNS[column] ?? '';
  return down ? `${letter}${row + 1}` : `${row + 1}${letter}`;
}

/** A move that lays tiles. */
export interface Move {
  /** Name of the player by the log's header, else by its lines; empty if neither names one. */
  player: string;
  /** Line of the log, from 1. */
  line: number;
  square: Square;
  /** The letters from the square on. A small letter is a blank. Null is a tile that was on the board before and is not named. */
  letters: (string | null)[];
  /** True when it was withdrawn after a challenge. */
  withdrawn: boolean;
}

/** Minimum number of moves of a log; one square may be part of a sentence. */
const FEWEST_MOVES = 2;

/** Minimum share of moves among lines with letters; scores and notes between them are fewer. */
const SHARE_OF_MOVES = 0.5;

/** Beginning of lines of a game file that are no move: `#player1 …`, `#note …`. */
const PRAGMA = '#';

/** `#player1 ann Ann Example`: the nickname of the moves, then the name; the name may be missing. */
const PLAYER = /^#player\d+\s+(\S+)\s*(.*)$/i;

/** `>Ann: AEINRST 8D RETAINS +66 66`, as in game files; elsewhere the player is what stands before the square, if anything does. */
const NICKNAME = /^>\s*([^:]*):/;

/** A turn's score and the player's sum, which end each turn of a game file: `+0 18`, `-24 -2`. */
const SCORE = /[+-]\d+\s+-?\d+\s*$/;

/** The number of a move and its separator, before the name of the player: `12. ` in `12. Ann:`. */
const BEFORE_NAME = /^[\s;|,]*(?:[+-]?\d+(?:\s*[.):]\s*|[\s;|,]+))*/;
const AFTER_NAME = /[\s:,;|>–-]+$/;

/** Tiles with points for those that lay there before, which are also written in brackets: `R.TAINS`, `R(E)TAINS`. */
const PLAY = /^(?=.*\p{L})[\p{L}\p{M}.()[\]]{2,}$/u;

/** Commas are between the cells of a table. A sign after a play marks it as good, bad or not in the lexicon: `KOTLET*`. */
const TOKEN = /[^\s;|,]+?(?=[*!?#]*(?:[\s;|,]|$))/g;

/** Blanks of each tile set. */
const MOST_BLANKS = 2;

/** The sign of a game file for the player's last move being taken back. */
const WITHDRAWN = '--';

/**
 * Reads the moves of a game from its log: a file in the format .gcg, or lines that have a square (`8D` across, `D8` down) and after it the
 * letters that were laid. Exchanges, passes, scores and notes are left out. A game file is known by its header and turns, however few of
 * these lay tiles; any other text is a log when most of its lines lay tiles.
 * @returns the moves in their order, none in a game of passes and exchanges; null where the text is no log.
 */
export function readMoves(text: string): Move[] | null {
  const moves: (Move & { nickname: string })[] = [];
  const names = new Map<string, string>();
  let lines = 0;
  let turns = 0;
  let scored = 0;
  for (const [index, line] of unified(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.startsWith(PRAGMA)) {
      const [, nickname, name] = PLAYER.exec(line) ?? [];
      if (nickname) names.set(nickname, name?.trim() || nickname);
      continue;
    }
    if (/\p{L}/u.test(line)) lines++;
    const named = NICKNAME.exec(line);
    const nickname = named?.[1]?.trim() ?? '';
    if (named) turns++;
    if (named && SCORE.test(line)) scored++;
    const tokens = [...line.slice(named?.[0].length ?? 0).matchAll(TOKEN)];
    const at = tokens.findIndex(
      ([token], i) => readSquare(token) && beginsWithPlay(tokens.slice(i + 1).map(([next]) => next)),
    );
    const square = readSquare(tokens[at]?.[0] ?? '');
    if (square) {
      const before = line.slice(0, tokens[at]?.index).replace(BEFORE_NAME, '').replace(AFTER_NAME, '');
      const player = named ? nickname : before;
      const letters = lettersOf(tokens[at + 1]?.[0] ?? '');
      moves.push({ nickname, player, line: index + 1, square, letters, withdrawn: false });
    } else if (named && tokens.some(([token]) => token === WITHDRAWN)) {
      const last = moves.filter((move) => move.nickname === nickname).at(-1);
      if (last) last.withdrawn = true;
    }
  }
  const isGameFile = turns > 0 && (names.size > 0 || scored >= FEWEST_MOVES);
  if (!isGameFile && (moves.length < FEWEST_MOVES || moves.length < lines * SHARE_OF_MOVES)) return null;
  const hasCapitals = moves.some(({ letters }) => letters.some(isCapital));
  return moves
    .map(({ nickname, ...move }) => ({ ...move, player: names.get(nickname) ?? move.player }))
    .map((move) => (hasCapitals && !isAllSmall(move) ? move : inCapitals(move)));
}

/** A word at the end of a sentence: the point is no tile. */
const ENDS_SENTENCE = /\p{Ll}\.$/u;

/** Returns true for tiles, as they follow a square. In a sentence (`on A4 paper you may …`), a small word and no number follow. */
function beginsWithPlay([play = '', ...behind]: readonly string[]): boolean {
  if (behind.length === 0 && ENDS_SENTENCE.test(play)) return false;
  return PLAY.test(play) && (behind.length === 0 || behind.some((token) => /\d/.test(token)) || isAllCapitals(play));
}

/** Returns the letters without brackets, which surround letters that were on the board or the letters of one tile. */
export function lettersOf(play: string): (string | null)[] {
  return [...play.normalize('NFC')]
    .filter((sign) => !'()[]'.includes(sign))
    .map((sign) => (sign === '.' ? null : sign));
}

const isAllCapitals = (play: string): boolean =>
  lettersOf(play)
    .filter((letter) => letter !== null)
    .every(isCapital);

const isCapital = (letter: string | null): boolean => letter !== null && letter !== lowerCase(letter);

/** Returns true for small letters only, more than there are blanks. */
const isAllSmall = ({ letters }: Move): boolean =>
  !letters.some(isCapital) && letters.filter((letter) => letter !== null).length > MOST_BLANKS;

/** Converts a move to capitals: a log or word without capitals does not mark blanks. */
function inCapitals(move: Move): Move {
  return { ...move, letters: move.letters.map((letter) => (letter === null ? null : onePlace(letter))) };
}

/** ß stays: its capital would be two tiles, and moves whatever follows. */
function onePlace(letter: string): string {
  const capital = letter.toUpperCase();
  return [...capital].length === 1 ? capital : letter;
}
