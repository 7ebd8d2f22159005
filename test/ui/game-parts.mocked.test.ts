import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clashesOf } from '../../src/core/explain/clashes.ts';
import type { Reason } from '../../src/core/rules/verdict.ts';
import { movedTogether } from '../../src/score-sheets/7slow/game.tsx';
import type { Move } from '../../src/score-sheets/play/7slow/move.ts';
import { sevenWords } from '../../src/score-sheets/play/7slow/rules.ts';
import { sheetOf } from '../../src/score-sheets/play/7slow/sheet.ts';
import type { Card, Setup } from '../../src/score-sheets/play/7slow/state.ts';
import { SEVEN_WORDS_SCHEMA } from '../../src/score-sheets/storage/7slow-game.ts';
import { playerNames } from '../../src/score-sheets/ui/player-setup.tsx';
import { sheetText } from '../../src/score-sheets/ui/sheet-words.ts';
import { clockTime } from '../../src/ui/figures.ts';
import { fileDay, fileName } from '../../src/ui/save-file.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from '../explain/wordings.ts';
import { stateAfter } from '../games/played.ts';
import { getMessageOf } from './locale.ts';

const i18n = vi.hoisted(() => ({ getMessage: (_key: string, _substitutions?: string[]): string => '' }));
vi.mock('../../src/platform/browser.ts', () => ({ browser: { i18n } }));
beforeEach(() => {
  i18n.getMessage = getMessageOf('en');
});

const setup: Setup = {
  players: ['Ania', 'Marek'].map((name) => ({ name, veteran: false })),
  mode: { kind: 'timed' },
};
const cards = (letters: string): Card[] => [...letters].map((letter) => ({ letter, bonus: 0 }));
const moves: Move[] = [
  { kind: 'deal', cards: cards('PAKOŁMET') },
  { kind: 'fastest', round: 1, player: 0 },
  { kind: 'word', round: 1, player: 0, word: 'kłopotem' },
  { kind: 'word', round: 1, player: 1, word: '' },
];

describe('the time of a clock', () => {
  it.each([
    [30_000, '0:30'],
    [29_999, '0:30'],
    [29_000, '0:29'],
    [1, '0:01'],
    [0, '0:00'],
    [120_000, '2:00'],
    [90_000, '1:30'],
  ])('%i ms: %s', (left, shown) => {
    expect(clockTime(left)).toBe(shown);
  });

  it('is 0:00 only at the very end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (left) => {
        expect(clockTime(left) === '0:00').toBe(left === 0);
      }),
    );
  });
});

describe('names of players', () => {
  it('are those typed, or the number of the seat', () => {
    expect(playerNames([' Ania ', '', 'Marek'])).toEqual(['Ania', 'Player 2', 'Marek']);
  });
});

describe('the sheet as text', () => {
  it('has the result in its first line, and a line for each round', () => {
    const text = sheetText('7 słów', sheetOf(stateAfter(sevenWords, setup, moves)));
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^7 słów: Ania \d+, Marek 0$/),
      expect.stringMatching(/^Round 1 · Ania: KŁOPOTEM \d+ ⏳ \+2 · Marek: no word 0$/),
    ]);
  });
});

describe('file names', () => {
  it.each([
    [
      ['7 słów: arkusz wyników', '2026-11-26', 'Ania', 'Sławek'],
      '7 słów – arkusz wyników, 2026-11-26, Ania, Sławek.txt',
    ],
    [['Words', '', 'A/B\\C:D*E?F"G<H>I|J'], 'Words, A-B-C-D-E-F-G-H-I-J.txt'],
    [['Ż'.repeat(300)], `${'Ż'.repeat(100)}.txt`],
  ])('%j', (parts, name) => {
    expect(fileName(parts, 'txt')).toBe(name);
  });

  it('have the day at the user’s place', () => {
    expect(fileDay(new Date(2026, 0, 1, 0, 5).getTime())).toBe('2026-01-01');
    expect(fileDay(new Date(2026, 11, 31, 23, 55).getTime())).toBe('2026-12-31');
  });
});

describe('moves that form one step', () => {
  const word: Move = { kind: 'word', round: 2, player: 1, word: 'śmiechy' };
  it.each<[string, Move, Move, boolean]>([
    [
      'a challenge and its answer',
      { kind: 'challenge', round: 1, author: 0, challenger: 1 },
      { kind: 'answer', exists: true },
      true,
    ],
    [
      'a word and its family',
      word,
      { kind: 'refuse', round: 2, player: 1, because: 'family', earlier: 'śmiech' },
      true,
    ],
    ['a word and the family of another', word, { kind: 'refuse', round: 2, player: 0, because: 'family' }, false],
    ['a word that the players refuse', word, { kind: 'refuse', round: 2, player: 1, because: 'not-a-word' }, false],
    ['two words', word, word, false],
  ])('%s', (_name, earlier, later, together) => {
    expect(movedTogether(earlier, later)).toBe(together);
  });
});

describe('clashes of a verdict', () => {
  const clash = (rule: Reason['rule'], other: string, likely?: true): Reason => ({
    rule,
    section: 'OGRANICZENIA',
    effect: 'excludes',
    decides: true,
    detail: { kind: 'earlier-word', other, ...(likely ? { likely } : {}) },
  });

  it('name an earlier word once, certain ones first', () => {
    const reasons = [
      clash('7slow/family-root', 'domowy', true),
      clash('7slow/family-plural', 'Dom'),
      clash('7slow/family-root', 'dom', true),
      clash('7slow/not-listed', 'domek'),
    ];
    expect(
      clashesOf({ reasons }, { wording: WORDINGS.en, catalogue: RULES['7slow'].catalogue }).map(
        ({ earlier, likely }) => [earlier, likely],
      ),
    ).toEqual([
      ['dom', false],
      ['domowy', true],
    ]);
  });
});

describe('a saved game', () => {
  const saved = { version: 1, setup, moves, undone: [] };
  const isWhole = (value: unknown) => v.safeParse(SEVEN_WORDS_SCHEMA, value).success;

  it('is restored as it was', () => {
    expect(v.parse(SEVEN_WORDS_SCHEMA, JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });

  it.each<[string, unknown]>([
    ['is no object', 'game'],
    ['has another version', { ...saved, version: 2 }],
    ['has a move that nobody knows', { ...saved, moves: [...moves, { kind: 'shuffle' }] }],
    ['has a move that is not possible', { ...saved, moves: [...moves, { kind: 'finish' }] }],
    ['lacks a move that others need', { ...saved, moves: moves.slice(1) }],
    ['has a card with a bonus of 3', { ...saved, moves: [{ kind: 'deal', cards: [{ letter: 'P', bonus: 3 }] }] }],
    ['has a setup without players', { ...saved, setup: { ...setup, players: [] } }],
  ])('is damaged if it %s', (_name, value) => {
    expect(isWhole(value)).toBe(false);
  });
});
