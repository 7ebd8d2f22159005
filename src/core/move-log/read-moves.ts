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
  const moves: (Move & { nickname: string; isScored: boolean })[] = [];
  const names = new Map<string, string>();
  const turned: typeof moves = [];
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
      const isScored = tokens.slice(at + 2).some(([token]) => /\d/.test(token));
      moves.push({ nickname, player, line: index + 1, square, letters, withdrawn: false, isScored });
      continue;
    }
    const back = tokens.findIndex((_, i) => i > 0 && endsPlay(tokens.slice(i - 1).map(([token]) => token)));
    const place = readSquare(tokens[back]?.[0] ?? '');
    if (place) {
      const player = line
        .slice(0, tokens[back - 1]?.index)
        .replace(BEFORE_NAME, '')
        .replace(AFTER_NAME, '');
      const letters = lettersOf(tokens[back - 1]?.[0] ?? '');
      turned.push({ nickname, player, line: index + 1, square: place, letters, withdrawn: false, isScored: true });
    } else if (named && tokens.some(([token]) => token === WITHDRAWN)) {
      const last = moves.filter((move) => move.nickname === nickname).at(-1);
      if (last) last.withdrawn = true;
    }
  }
  const isGameFile = turns > 0 && (names.size > 0 || scored >= FEWEST_MOVES);
  const isLog = (all: typeof moves) => all.length >= FEWEST_MOVES && all.length >= lines * SHARE_OF_MOVES;
  // A product and its size are also a word and a square (`PAPIER A4 100`).
  if (moves.length === 0 && isLog(turned) && areOnBoard(turned)) moves.push(...turned);
  if (!isGameFile && !isLog(moves)) return null;
  const hasScores = moves.some(({ isScored }) => isScored);
  if (!isGameFile && !hasScores && moves.every(isAllSmall) && !areOnBoard(moves)) return null;
  const hasCapitals = moves.some(({ letters }) => letters.some(isCapital));
  return moves
    .map(({ nickname, isScored: _, ...move }) => ({ ...move, player: names.get(nickname) ?? move.player }))
    .map((move) => (hasCapitals && !isAllSmall(move) ? move : inCapitals(move)));
}

/** A word at the end of a sentence: the point is no tile. */
const ENDS_SENTENCE = /\p{Ll}\.$/u;

/** Returns true for tiles, as they follow a square. In a sentence (`on A4 paper you may …`), a small word and no number follow. */
function beginsWithPlay([play = '', ...behind]: readonly string[]): boolean {
  if (behind.length === 0 && ENDS_SENTENCE.test(play)) return false;
  const [next = ''] = behind;
  // `8D JAN KOS 24` is a seat; after the letters that were laid there may be the rack that had them.
  if (!mayBeRackOf(play, next)) return false;
  return PLAY.test(play) && (behind.length === 0 || behind.some((token) => /\d/.test(token)) || isAllCapitals(play));
}

/** Returns true for a play in capitals before its square, with points and nothing else after it: `KOTLET 8D 18`. */
function endsPlay([play = '', square = '', ...behind]: readonly string[]): boolean {
  const isPlay = PLAY.test(play) && isAllCapitals(play) && readSquare(play) === null;
  return isPlay && readSquare(square) !== null && behind.length > 0 && behind.every((token) => POINTS.test(token));
}

const IN_CAPITALS = /^\p{Lu}{2,}$/u;
const POINTS = /^(?:[+-]?\d+(?:\/\d+)?|\(\d+\)|=|\p{Ll}{1,4}\.?)$/u;

/** Returns false for a word in capitals after a play that lacks more than half of the letters of the play. */
export function mayBeRackOf(play: string, other: string): boolean {
  if (!IN_CAPITALS.test(other)) return true;
  const letters = lettersOf(play).filter((letter) => letter !== null);
  return letters.filter((letter) => other.includes(letter)).length * 2 >= letters.length;
}

/** The row and column of the centre, from 0, on a board of 15 squares a row. */
const CENTRE = 7;

/** Returns true when the word is on the centre square, as the first one of each game is. */
function coversCentre({ square: { row, column, down }, letters }: Move): boolean {
  const [across, along] = down ? [column, row] : [row, column];
  return across === CENTRE && along <= CENTRE && along + letters.length > CENTRE;
}

/** Returns true when a word is on the centre, or one shares a letter with another, as in each game. */
function areOnBoard(moves: readonly Move[]): boolean {
  const board = new Map<string, string>();
  return moves.some((move) => {
    const { row, column, down } = move.square;
    const places = move.letters.map((letter, i) => ({
      key: down ? `${row + i},${column}` : `${row},${column + i}`,
      letter: lowerCase(letter ?? ''),
    }));
    const isCrossing = places.some(({ key, letter }) => letter !== '' && board.get(key) === letter);
    for (const { key, letter } of places) board.set(key, letter);
    return isCrossing || coversCentre(move);
  });
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
