import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newClock, start, timeLeft } from '../../src/score-sheets/play/clock.ts';
import {
  type Board,
  CENTRE,
  EMPTY_BOARD,
  placeOf,
  SQUARES,
  squareName,
  withTiles,
} from '../../src/score-sheets/play/school-en/board.ts';
import type { Move } from '../../src/score-sheets/play/school-en/move.ts';
import { schoolGame } from '../../src/score-sheets/play/school-en/rules.ts';
import type { Setup } from '../../src/score-sheets/play/school-en/state.ts';
import { stepOnBoard } from '../../src/score-sheets/school-en/board.tsx';
import {
  draftOfTexts,
  draftTexts,
  NO_DRAFT,
  retyped,
  textOf,
  tilesOfText,
  typedLetters,
  typedRack,
  walk,
} from '../../src/score-sheets/school-en/draft.ts';
import { errorText } from '../../src/score-sheets/school-en/game.ts';
import { clockAfter } from '../../src/score-sheets/school-en/game-table.tsx';
import { type SavedGame, SCHOOL_SCHEMA } from '../../src/score-sheets/storage/school-en-game.ts';
import { stateAfter } from '../games/played.ts';
import { at } from '../games/school-en/table.ts';
import { getMessageOf, LOCALES } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));

/** The board with a word across or down from a square, blanks in lower case. */
function laid(text: string, from: string, direction: 'across' | 'down' = 'across', board: Board = EMPTY_BOARD): Board {
  const { placed } = walk(board, { square: at(from), direction, tiles: tilesOfText(text) });
  return withTiles(board, placed);
}

/** What `walk` lays: “C7” → letter. */
function walked(board: Board, from: string, direction: 'across' | 'down', text: string) {
  const { placed, next, beyond } = walk(board, { square: at(from), direction, tiles: tilesOfText(text) });
  const tiles = placed.map((tile) => `${squareName(tile.square)} ${textOf([tile])}`);
  return { tiles, next: next === null ? null : squareName(next), beyond };
}

describe('typed letters', () => {
  it.each([
    ['cat', 'CAT'],
    ['in', 'IN'],
    ['ın', 'IN'],
    ['İN', 'IN'],
    ['i̇n', 'IN'],
    ['IN', 'IN'],
    ['café 2!', 'CAFE'],
    ['ﬁsh', 'FISH'],
    ['ｆｉｓｈ', 'FISH'],
    ['', ''],
  ])('%j are %j', (text, letters) => {
    expect(typedLetters(text)).toBe(letters);
  });

  it('of a rack include blanks', () => {
    expect(typedRack('q?ı 1?')).toBe('Q?I?');
  });
});

describe('tiles of a field', () => {
  const cAt = tilesOfText('CaT');

  it.each([
    ['typed on', 'CATs', 'CaTS'],
    ['at the beginning', 'scat', 'SCaT'],
    ['in the middle', 'CaUT', 'CaUT'],
    ['erased at the end', 'Ca', 'Ca'],
    ['erased at the beginning', 'aT', 'aT'],
    ['replaced', 'CuT', 'CUT'],
    ['cleared', '', ''],
    ['with what no tile has', 'CaT1', 'CaT'],
  ])('keep their blanks if a letter is %s', (_what, text, tiles) => {
    expect(textOf(retyped(cAt, text, { blank: false }))).toBe(tiles);
  });

  it('are new blanks if wanted', () => {
    expect(textOf(retyped(tilesOfText('CA'), 'CAT', { blank: true }))).toBe('CAt');
  });

  it('are those typed, whatever was there', () => {
    const word = fc.stringMatching(/^[A-Za-z]{0,15}$/);
    fc.assert(
      fc.property(word, word, fc.boolean(), (before, text, blank) => {
        const tiles = retyped(tilesOfText(before), text, { blank });
        expect(tiles.map(({ letter }) => letter).join('')).toBe(text.toUpperCase());
      }),
    );
  });
});

describe('a word that is being typed on the board', () => {
  const house = laid('HOUSE', 'E8');

  it('takes square by square', () => {
    expect(walked(EMPTY_BOARD, 'H8', 'across', 'CaT')).toEqual({
      tiles: ['H8 C', 'I8 a', 'J8 T'],
      next: 'K8',
      beyond: 0,
    });
    expect(walked(EMPTY_BOARD, 'H8', 'down', 'AT')).toEqual({ tiles: ['H8 A', 'H9 T'], next: 'H10', beyond: 0 });
  });

  it('may include the letters on the board or omit them', () => {
    const expected = { tiles: ['G7 C', 'G9 T', 'G10 S'], next: 'G11', beyond: 0 };
    expect(walked(house, 'G7', 'down', 'CUTS')).toEqual(expected);
    expect(walked(house, 'G7', 'down', 'CTS')).toEqual(expected);
  });

  it('may start on the board', () => {
    const expected = { tiles: ['J8 S'], next: 'K8', beyond: 0 };
    expect(walked(house, 'E8', 'across', 'HOUSES')).toEqual(expected);
    expect(walked(house, 'E8', 'across', 'S')).toEqual({ tiles: ['J8 S'], next: 'K8', beyond: 0 });
    expect(walked(house, 'J8', 'across', 'S')).toEqual(expected);
  });

  it('puts a blank also on a square with the letter', () => {
    expect(walked(house, 'E8', 'across', 'h')).toEqual({ tiles: ['J8 h'], next: 'K8', beyond: 0 });
  });

  it('reports how many letters are beyond the edge', () => {
    expect(walked(EMPTY_BOARD, 'N1', 'across', 'CATS')).toEqual({ tiles: ['N1 C', 'O1 A'], next: null, beyond: 2 });
    expect(walked(laid('AT', 'N1'), 'N1', 'across', 'S')).toEqual({ tiles: [], next: null, beyond: 1 });
  });

  it('uses free squares of one line only, each letter once', () => {
    const squares = fc.integer({ min: 0, max: SQUARES - 1 });
    const words = fc.stringMatching(/^[A-Ca-c]{1,15}$/);
    fc.assert(
      fc.property(squares, words, squares, words, fc.constantFrom('across' as const, 'down' as const), (...of) => {
        const [from, before, start, word, direction] = of;
        const board = withTiles(
          EMPTY_BOARD,
          walk(EMPTY_BOARD, { ...NO_DRAFT, square: from, tiles: tilesOfText(before) }).placed,
        );
        const { placed, next, beyond } = walk(board, { square: start, direction, tiles: tilesOfText(word) });
        expect(placed.every((tile) => !board[tile.square])).toBe(true);
        expect(new Set(placed.map((tile) => tile.square)).size).toBe(placed.length);
        const line = direction === 'across' ? 'row' : 'column';
        expect(placed.every((tile) => placeOf(tile.square)[line] === placeOf(start)[line])).toBe(true);
        expect(placed.length + beyond).toBeLessThanOrEqual(word.length);
        if (next !== null) expect(board[next] ?? placed.find((tile) => tile.square === next)).toBeFalsy();
      }),
    );
  });

  it('is restored from its texts', () => {
    const draft = { square: at('C4'), direction: 'down' as const, tiles: tilesOfText('qUIz') };
    expect(draftOfTexts(draftTexts(draft))).toEqual(draft);
    expect(draftOfTexts({})).toEqual(NO_DRAFT);
    expect(draftOfTexts({ square: '225', direction: 'up', word: '7' })).toEqual(NO_DRAFT);
  });
});

const SETUP: Setup = { players: ['A', 'B'], time: { round: 'first' } };
const ORDER: Move = { kind: 'order', players: [0, 1] };
const AT: Move = {
  kind: 'play',
  tiles: walk(EMPTY_BOARD, { ...NO_DRAFT, tiles: tilesOfText('AT') }).placed,
};
const challenge = (valid: boolean): Move => ({ kind: 'challenge', challenger: 1, words: [{ word: 'AT', valid }] });

describe('the clock of a turn', () => {
  const LENGTH = 120_000;
  const LATER = 30_000;
  const running = start(newClock(LENGTH), 0);

  /** The time left on the running clock after the last of these moves. */
  function leftAfter(...moves: Move[]): number {
    const state = stateAfter(schoolGame, SETUP, moves);
    const clock = clockAfter(running, moves.at(-1)!, state, LATER);
    expect(clock.startedAt === null).toBe(state.phase.kind !== 'turn');
    return timeLeft(clock, LATER);
  }

  it.each<[string, Move[], number]>([
    ['play', [ORDER, AT], LENGTH],
    ['pass', [ORDER, { kind: 'pass' }], LENGTH],
    ['exchange', [ORDER, { kind: 'exchange', count: 7 }], LENGTH],
    ['challenge that takes the tiles back', [ORDER, AT, challenge(false)], LENGTH],
    ['challenge that fails: the turn goes on', [ORDER, AT, challenge(true)], LENGTH - LATER],
    ['last pass of the game', [ORDER, ...Array.from({ length: 4 }, (): Move => ({ kind: 'pass' }))], LENGTH],
  ])('after a %s', (_what, moves, left) => {
    expect(leftAfter(...moves)).toBe(left);
  });

  it('is in the next turn where it was in this one', () => {
    const state = stateAfter(schoolGame, SETUP, [ORDER, { kind: 'pass' }]);
    expect(clockAfter(newClock(LENGTH), { kind: 'pass' }, state, LATER).startedAt).toBe(null);
  });
});

describe('a saved school game', () => {
  const passes = Array.from({ length: 4 }, (): Move => ({ kind: 'pass' }));
  const whole: SavedGame = {
    version: schoolGame.version,
    setup: { players: ['A', 'B'], time: { round: 'other', seconds: 45 } },
    moves: [
      { kind: 'draw', letters: { 0: 'E', 1: 'E' } },
      { kind: 'draw', letters: { 0: 'A', 1: '?' } },
      { kind: 'exchange', count: 2 },
      AT,
      { kind: 'challenge', challenger: 1, words: [{ word: 'AT', valid: true }] },
      ...passes,
      { kind: 'rack', player: 0, letters: 'QI?' },
    ],
    undone: [{ kind: 'rack', player: 1, letters: '' }],
  };
  const read = (value: unknown) => v.safeParse(SCHOOL_SCHEMA, JSON.parse(JSON.stringify(value)));

  it('is restored as it was', () => {
    const { output } = read(whole);
    expect(output).toEqual(whole);
    // A blank plays first.
    expect(stateAfter(schoolGame, whole.setup, whole.moves).order).toEqual([[1], [0]]);
  });

  it.each<[string, unknown]>([
    ['of another version', { ...whole, version: 0 }],
    ['with a move that the rules refuse', { ...whole, moves: [{ kind: 'pass' }] }],
    ['with a move that there is not', { ...whole, moves: [{ kind: 'cheat' }] }],
    ['without its setup', { ...whole, setup: null }],
    ['with one player', { ...whole, setup: { ...whole.setup, players: ['A'] }, moves: [] }],
  ])('%s is damaged', (_what, value) => {
    expect(read(value).success).toBe(false);
  });
});

describe('keys on the board', () => {
  it.each([
    ['H8', 'ArrowRight', false, 'I8'],
    ['H8', 'ArrowLeft', false, 'G8'],
    ['H8', 'ArrowUp', false, 'H7'],
    ['H8', 'ArrowDown', false, 'H9'],
    ['O8', 'ArrowRight', false, 'O8'],
    ['A8', 'ArrowLeft', false, 'A8'],
    ['H1', 'ArrowUp', false, 'H1'],
    ['H15', 'ArrowDown', false, 'H15'],
    ['H8', 'Home', false, 'A8'],
    ['H8', 'End', false, 'O8'],
    ['H8', 'Home', true, 'A1'],
    ['H8', 'End', true, 'O15'],
  ])('from %s, %s (control: %s) moves to %s', (from, key, control, to) => {
    expect(squareName(stepOnBoard(at(from), { key, ctrlKey: control })!)).toBe(to);
  });

  it('other keys move nowhere', () => {
    expect(stepOnBoard(CENTRE, { key: 'a', ctrlKey: false })).toBe(undefined);
  });
});

describe.each(LOCALES)('error messages (%s)', (locale) => {
  beforeAll(() => {
    i18n.getMessage = getMessageOf(locale);
  });

  it('name square and letter', () => {
    const text = errorText({ kind: 'square-taken', square: CENTRE, letter: 'Q' }, []);
    expect(text).toContain('H8');
    expect(text).toContain('Q');
  });

  it('name the players who have to draw', () => {
    const text = errorText({ kind: 'draw-players', players: [0, 2] }, ['Ayşe', 'Mehmet', 'Zeynep']);
    expect(text).toContain('Ayşe, Zeynep');
  });

  it('name the letters on the rack and those needed', () => {
    const text = errorText({ kind: 'rack-too-small', rack: 3, needed: 5 }, []);
    expect(text).toMatch(/3.*5|5.*3/);
  });
});
