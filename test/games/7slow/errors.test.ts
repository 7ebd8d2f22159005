import { describe, expect, it } from 'vitest';
import type { GameError, GameErrorKind, Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { sevenWords } from '../../../src/score-sheets/play/7slow/rules.ts';
import type { Setup } from '../../../src/score-sheets/play/7slow/state.ts';
import { errorOf } from '../played.ts';
import { cards } from './area.ts';
import { challenged, deal, setupOf, soloSetup, timedRound, turn, write } from './table.ts';

/** A setup, three players by default, and moves, the last of which is refused. */
interface Try {
  setup?: Setup;
  moves?: Move[];
  said: Omit<GameError, 'kind'> & Record<string, unknown>;
}

const ROUND_1 = timedRound(1, 0, 'ab', 'cd', 'ef');
const SEVEN = [1, 2, 3, 4, 5, 6, 7].flatMap((round) => timedRound(round, round % 3, 'ab', 'cd', 'ef'));
const named = (...names: string[]): Setup => ({
  ...setupOf(0),
  players: names.map((name) => ({ name, veteran: false })),
});

const TRIES: Record<GameErrorKind, Try[]> = {
  'player-count': [
    { setup: setupOf(1), said: { least: 2, most: 6 } },
    { setup: named('A', 'B', 'C', 'D', 'E', 'F', 'G'), said: { least: 2, most: 6 } },
    { setup: setupOf(2, { kind: 'solo', level: 'hard' }), said: { least: 1, most: 1 } },
    { setup: setupOf(1, { kind: 'untimed', lead: 0 }), said: { least: 2, most: 6 } },
  ],
  'name-missing': [
    { setup: named('Ania', ' '), said: { player: 1 } },
    { moves: [{ kind: 'names', names: ['Ania', '', 'Ola'] }], said: { player: 1 } },
  ],
  'name-repeated': [
    { setup: named('Ania', 'Marek', ' Ania '), said: { player: 2 } },
    { setup: named('Łucja', 'ŁUCJA'), said: { player: 1 } },
  ],
  'no-such-player': [
    { setup: setupOf(2, { kind: 'untimed', lead: 2 }), said: { player: 2 } },
    { moves: [deal(1), turn(1, 3)], said: { player: 3 } },
    { moves: [...ROUND_1, { kind: 'challenge', round: 1, author: 0, challenger: -1 }], said: { player: -1 } },
  ],
  'no-such-round': [
    { moves: [turn(1, 0)], said: { round: 1 } },
    { moves: [...ROUND_1, ...write(2, 'dom')], said: { round: 2 } },
    { moves: [deal(1), ...write(0, 'dom')], said: { round: 0 } },
  ],
  'no-such-place': [
    { moves: [deal(1), { kind: 'card', round: 1, place: 8, card: { letter: 'A', bonus: 0 } }], said: { place: 8 } },
  ],
  'card-count': [
    { moves: [{ kind: 'deal', cards: cards('A B C D') }], said: { expected: 8, given: 4 } },
    { moves: [...ROUND_1, deal(1)], said: { expected: 4, given: 8 } },
  ],
  'no-such-card': [
    { moves: [{ kind: 'deal', cards: cards('A B C D E F G Q') }], said: { letter: 'Q' } },
    { moves: [{ kind: 'deal', cards: cards('A B C D E F G DZ') }], said: { letter: 'DZ' } },
    { moves: [deal(1), { kind: 'card', round: 1, place: 0, card: { letter: 'x', bonus: 0 } }], said: { letter: 'x' } },
    { moves: [deal(1), { kind: 'card', round: 1, place: 0, card: { letter: '', bonus: 0 } }], said: { letter: '' } },
  ],
  'two-by-two': [
    {
      moves: [{ kind: 'deal', cards: cards('P A P B C P D E') }],
      said: { round: 1, clashes: [{ place: 0, rule: 'same' }] },
    },
    {
      moves: [...ROUND_1, { kind: 'deal', cards: cards('H+1 Ł+1 Ń+2 I') }],
      said: { round: 2, clashes: [{ place: 1, rule: 'rare' }] },
    },
    {
      // The card is in rounds 1 and 2, and only in round 2 is it the third.
      moves: [
        ...ROUND_1,
        { kind: 'deal', cards: cards('I I J K') },
        { kind: 'card', round: 1, place: 0, card: { letter: 'I', bonus: 0 } },
      ],
      said: { round: 2, clashes: [{ place: 1, rule: 'same' }] },
    },
  ],
  'words-missing': [{ moves: [deal(1), turn(1, 0), ...write(1, 'ab'), deal(2)], said: { players: [1, 2] } }],
  'fastest-missing': [{ moves: [deal(1), ...write(1, 'ab', 'cd', 'ef'), deal(2)], said: { round: 1 } }],
  'time-missing': [{ setup: soloSetup(), moves: [deal(1), ...write(1, 'ab'), deal(2)], said: { round: 1 } }],
  'fastest-twice': [
    { moves: [...ROUND_1, deal(2), turn(2, 0)], said: { player: 0, other: 1 } },
    { moves: [...ROUND_1, ...timedRound(2, 1, 'i', 'j', 'k'), turn(1, 1)], said: { player: 1, other: 2 } },
  ],
  'no-timer': [
    { setup: setupOf(2, { kind: 'untimed', lead: 0 }), moves: [deal(1), turn(1, 0)], said: {} },
    { setup: soloSetup(), moves: [deal(1), turn(1, 0)], said: {} },
  ],
  'solo-only': [{ moves: [deal(1), { kind: 'time', round: 1, inTime: true }], said: {} }],
  'challenge-open': [
    {
      moves: [
        ...ROUND_1,
        { kind: 'challenge', round: 1, author: 0, challenger: 1 },
        { kind: 'challenge', round: 1, author: 2, challenger: 1 },
      ],
      said: {},
    },
    { moves: [...ROUND_1, { kind: 'challenge', round: 1, author: 0, challenger: 1 }, deal(2)], said: {} },
    { moves: [...SEVEN, { kind: 'challenge', round: 7, author: 0, challenger: 1 }, { kind: 'finish' }], said: {} },
  ],
  'no-challenge': [{ moves: [...ROUND_1, { kind: 'answer', exists: true }], said: {} }],
  'own-word': [{ moves: [...ROUND_1, { kind: 'challenge', round: 1, author: 1, challenger: 1 }], said: {} }],
  'no-word': [
    { moves: [deal(1), { kind: 'challenge', round: 1, author: 0, challenger: 1 }], said: { player: 0 } },
    {
      moves: [deal(1), ...write(1, ' '), { kind: 'refuse', round: 1, player: 0, because: 'family' }],
      said: { player: 0 },
    },
    { moves: [deal(1), { kind: 'admit', round: 1, player: 2 }], said: { player: 2 } },
    { moves: [deal(1), { kind: 'dismiss', round: 1, player: 2, earlier: 'dom' }], said: { player: 2 } },
  ],
  'already-refused': [
    {
      moves: [...ROUND_1, ...challenged(1, 0, 1, false), ...challenged(1, 0, 2, false).slice(0, 1)],
      said: { word: 'ab' },
    },
    {
      moves: [
        ...ROUND_1,
        ...challenged(1, 0, 1, false),
        { kind: 'refuse', round: 1, player: 0, because: 'not-a-word' },
      ],
      said: { word: 'ab' },
    },
  ],
  'already-checked': [
    {
      moves: [...ROUND_1, ...challenged(1, 0, 1, true), ...challenged(1, 0, 2, true).slice(0, 1)],
      said: { word: 'ab' },
    },
  ],
  'not-refused': [{ moves: [...ROUND_1, { kind: 'admit', round: 1, player: 0 }], said: { word: 'ab' } }],
  'not-earlier': [
    {
      // A word of the same round is not an earlier one.
      moves: [...ROUND_1, { kind: 'refuse', round: 1, player: 0, because: 'family', earlier: 'CD' }],
      said: { word: 'cd' },
    },
    {
      moves: [...ROUND_1, ...timedRound(2, 1, 'i', 'j', 'k'), { kind: 'dismiss', round: 2, player: 0, earlier: 'dom' }],
      said: { word: 'dom' },
    },
  ],
  'rounds-over': [{ moves: [...SEVEN, deal(7)], said: {} }],
  'rounds-left': [{ moves: [...ROUND_1, { kind: 'finish' }], said: { left: 6 } }],
  finished: [
    { moves: [...SEVEN, { kind: 'finish' }, { kind: 'finish' }], said: {} },
    { moves: [...SEVEN, { kind: 'finish' }, deal(7)], said: {} },
  ],
};

describe('impossible moves', () => {
  const tries = Object.entries(TRIES).flatMap(([kind, all]) =>
    all.map((one, index): [string, Try] => [`${kind} ${index + 1}`, one]),
  );
  it.each(tries)('%s', (name, { setup = setupOf(3), moves = [], said }) => {
    expect(errorOf(sevenWords, setup, moves)).toEqual({ kind: name.split(' ')[0], ...said });
  });

  it('the fastest player may be the same in later rounds, and always with two players', () => {
    expect(errorOf(sevenWords, setupOf(2), [...timedRound(1, 0, 'a', 'b'), deal(2), turn(2, 0)])).toBeNull();
    const rounds = [...ROUND_1, ...timedRound(2, 1, 'i', 'j', 'k'), deal(3), turn(3, 0)];
    expect(errorOf(sevenWords, setupOf(3), rounds)).toBeNull();
  });

  it('a scorer may correct the game after its end', () => {
    const ended: Move[] = [...SEVEN, { kind: 'finish' }];
    const corrections: Move[] = [
      ...write(3, 'dom'),
      { kind: 'card', round: 2, place: 1, card: { letter: 'ź', bonus: 2 } },
      ...challenged(7, 0, 1, true),
      { kind: 'refuse', round: 7, player: 1, because: 'family', earlier: 'ab' },
    ];
    for (const [index] of corrections.entries()) {
      expect(errorOf(sevenWords, setupOf(3), [...ended, ...corrections.slice(0, index + 1)])).toBeNull();
    }
  });
});
