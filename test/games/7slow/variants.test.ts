import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../dictionaries/compile/tsv.ts';
import type { Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { roundResult, soloRounds } from '../../../src/score-sheets/play/7slow/round.ts';
import { result } from '../../../src/score-sheets/play/7slow/sheet.ts';
import { SOLO_GOAL, type SoloLevel } from '../../../src/score-sheets/play/7slow/state.ts';
import { cards } from './area.ts';
import { challenged, deal, gameOf, setupOf, soloSetup, write } from './table.ts';

/** A word of the letters A to H with so many points: A and B score 5, C and D 4, E and F 3, G and H 2. */
function wordWorth(points: number): string {
  const worth = [5, 5, 4, 4, 3, 3, 2, 2];
  for (let subset = 0; subset < 256; subset++) {
    const used = worth.map((_, at) => (subset >> at) & 1);
    if (used.reduce((sum, one, at) => sum + one * worth[at]!, 0) === points) {
      return [...'abcdefgh'].filter((_, at) => used[at]).join('');
    }
  }
  throw new Error(`no word is worth ${points}`);
}

/** A solo game with such words. Its cards are swapped from round to round: E to H move to the left, and back. */
function soloGame(level: SoloLevel, rounds: readonly (readonly [points: number, inTime: boolean])[]) {
  const moves = rounds.flatMap(([points, inTime], index): Move[] => {
    const word = wordWorth(points);
    const left = index % 2 === 1;
    const swapped = [...word].map((letter) => 'abcdefgh'[('abcdefgh'.indexOf(letter) + 4) % 8]).join('');
    return [
      { kind: 'deal', cards: cards(index === 0 ? 'A B C D E F G H' : left ? 'E F G H' : 'A B C D') },
      ...write(index + 1, left ? swapped : word),
      { kind: 'time', round: index + 1, inTime },
    ];
  });
  return gameOf(soloSetup(level), ...moves);
}

describe('the solo game', () => {
  it.each([
    // In time: 15 points for the bonus, which is +2 on field 1, and 20 to stay there.
    [
      'standard',
      [
        [20, true],
        [15, true],
        [14, true],
      ],
      [1, 1, 2],
      [2, 2, 0],
      0,
    ],
    // The lower fields give +1; with 20 and the bonus the timer goes back to field 1.
    [
      'standard',
      [
        [15, true],
        [20, true],
        [15, true],
      ],
      [1, 2, 1],
      [2, 1, 2],
      0,
    ],
    // Too late, 20 points: no bonus, the timer stays.
    [
      'standard',
      [
        [19, false],
        [20, false],
        [21, true],
        [0, true],
      ],
      [1, 2, 2, 1],
      [0, 0, 1, 2].slice(0, 3).concat(0),
      0,
    ],
    // Below 20 on the lowest field: an X, and on to field 2.
    [
      'hard',
      [
        [15, true],
        [14, true],
        [19, true],
        [19, true],
      ],
      [1, 2, 3, 2],
      [2, 0, 1, 1],
      1,
    ],
    // A brutal game has no field 2 and stays on the lowest one.
    [
      'brutal',
      [
        [15, true],
        [15, true],
        [10, true],
        [20, true],
        [20, true],
      ],
      [1, 3, 3, 3, 1],
      [2, 1, 0, 1, 2],
      2,
    ],
  ] as const)('%s: %j', (level, rounds, fields, bonuses, penalties) => {
    const state = soloGame(level, rounds);
    expect(soloRounds(state).map(({ field }) => field)).toEqual(fields);
    expect(state.rounds.map((_, index) => roundResult(state, index + 1).bonuses[0])).toEqual(bonuses);
    expect(result(state).players[0]?.penalties).toBe(penalties);
  });

  it('waits for the word and the time', () => {
    const begun = gameOf(soloSetup(), deal(1), ...write(1, 'abcdef'));
    expect(soloRounds(begun)).toEqual([{ field: 1, bonus: 0, penalty: false, next: 1 }]);
    const timed = gameOf(soloSetup(), deal(1), { kind: 'time', round: 1, inTime: true });
    expect(soloRounds(timed)).toEqual([{ field: 1, bonus: 0, penalty: false, next: 1 }]);
  });

  it('counts a refused word as none', () => {
    const moves: Move[] = [
      deal(1),
      ...write(1, 'abcdef'),
      { kind: 'time', round: 1, inTime: true },
      { kind: 'refuse', round: 1, player: 0, because: 'not-a-word' },
    ];
    expect(soloRounds(gameOf(soloSetup(), ...moves))).toEqual([{ field: 1, bonus: 0, penalty: false, next: 2 }]);
  });

  it.each([
    ['standard', 'standard'],
    ['średnio', 'medium'],
    ['ciężko', 'hard'],
    ['brutalnie', 'brutal'],
  ] as const)('%s has the printed goal', (printed, level) => {
    const row = readTable(new URL('solo.tsv', import.meta.url)).find((one) => one.level === printed);
    expect(String(SOLO_GOAL[level])).toBe(row?.points_to_win);
  });

  it.each([
    // Below 20 the timer moves down, twice to field 3 and its X, and once more at the end: 95 + 2 + 6 − 6.
    ['standard', 19, false],
    // From 20 on it stays, with +2 a round.
    ['standard', 20, true],
    ['medium', 20, true],
    ['hard', 20, false],
    ['brutal', 21, false],
    ['brutal', 22, true],
  ] as const)('%s with seven words of %i points is won: %s', (level, points, won) => {
    const state = soloGame(
      level,
      Array.from({ length: 7 }, () => [points, true] as const),
    );
    const { total } = result(state).players[0]!;
    expect(result(state).soloWon).toBe(won);
    expect(total >= SOLO_GOAL[level]).toBe(won);
  });

  it('moves the timer as the document says, for any rounds', () => {
    const rounds = fc.array(fc.tuple(fc.constantFrom(0, 2, 7, 14, 15, 16, 19, 20, 21, 28), fc.boolean()), {
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(rounds, fc.constantFrom<SoloLevel>('standard', 'brutal'), (all, level) => {
        let field = 1;
        for (const [index, { field: stood, bonus, penalty }] of soloRounds(soloGame(level, all)).entries()) {
          const [points, inTime] = all[index]!;
          expect(stood).toBe(field);
          const won = inTime && points >= 15;
          expect(bonus).toBe(won ? (field === 1 ? 2 : 1) : 0);
          expect(penalty).toBe(points < 20 && field === 3);
          if (points >= 20 && won) field = 1;
          else if (points < 20)
            field = { standard: [2, 3, 2], brutal: [3, 0, 3] }[level as 'standard' | 'brutal'][field - 1]!;
        }
      }),
    );
  });
});

describe('the untimed game', () => {
  /** The leader of each round of an untimed game with these words by round, and of the round after them. */
  function leads(first: number, ...rounds: string[][]): (number | null)[] {
    const mode = { kind: 'untimed', lead: first } as const;
    // Only letters of the left columns, which score 5, 5, 4, 4 in every round.
    const dealt = ['A B C D Ą Ę Ć Ó', 'E F G H', 'A B C D', 'E F G H', 'A B C D'];
    const moves = rounds.flatMap((words, index): Move[] => [
      { kind: 'deal', cards: cards(dealt[index]!) },
      ...write(index + 1, ...words),
    ]);
    const state = gameOf(setupOf(rounds[0]!.length, mode), ...moves, {
      kind: 'deal',
      cards: cards(dealt[rounds.length]!),
    });
    return state.rounds.map(({ fastest }) => fastest);
  }

  it.each([
    // Nobody has a +2, and Marek has the only +1, so the next of the others on Ania's left leads.
    ['no +2, one +1', 0, [['c', 'a', '', '']], [0, 2]],
    // Ania has +2.
    ['+2 for the lead', 0, [['a', '', '', '']], [0, 1]],
    ['+2 for the last lead at the table: around to the first', 3, [['', '', '', 'a']], [3, 0]],
    // All but the leader have a +1, so the leader leads again.
    ['fewest +1', 1, [['ab', 'c', 'a', 'b']], [1, 1]],
    // All are equal, so the next on the left leads; the leader would be the last.
    ['nothing for anyone', 2, [['', '', '', '']], [2, 3]],
    // Fewest +2 comes before fewest +1: Ola, with +1, leads after the three others have +2.
    [
      '+2 before +1',
      0,
      [
        ['a', '', '', 'ab'],
        ['', 'e', '', ''],
        ['', '', 'a', ''],
        ['e', '', '', ''],
      ],
      [0, 1, 2, 0, 3],
    ],
  ])('%s', (_, first, rounds, expected) => expect(leads(first, ...rounds)).toEqual(expected));

  it('gives the leader the bonus of the fastest player, and the others the bonus for beating the leader', () => {
    const state = gameOf(setupOf(3, { kind: 'untimed', lead: 1 }), deal(1), ...write(1, 'ab', 'a', 'c'));
    expect(roundResult(state, 1).bonuses).toEqual([1, 0, 0]);
  });

  it('changes the leader of the current round by a correction, not that of a finished round', () => {
    const rounds = (...moves: Move[]) =>
      gameOf(setupOf(3, { kind: 'untimed', lead: 0 }), ...moves).rounds.map(({ fastest }) => fastest);
    const first = [deal(1), ...write(1, 'a', 'c', 'c'), deal(2)];
    expect(rounds(...first)).toEqual([0, 1]);
    // Without a +2, and with a +1 for Marek.
    const corrected: Move = { kind: 'word', round: 1, player: 1, word: 'ab' };
    expect(rounds(...first, corrected)).toEqual([0, 2]);
    const second = [...first, ...write(2, 'i', 'ij', 'i'), deal(3)];
    expect(rounds(...second)).toEqual([0, 1, 2]);
    // Marek led round 2 and keeps the +2 of it, although Sławek should have led.
    expect(rounds(...second, corrected)).toEqual([0, 1, 2]);
  });

  it('changes with a challenge', () => {
    const moves = [deal(1), ...write(1, 'a', 'c', 'c'), deal(2)];
    const state = gameOf(setupOf(3, { kind: 'untimed', lead: 0 }), ...moves, ...challenged(1, 0, 2, false));
    // Nobody has a +2 any more, Marek and Sławek have +1 each.
    expect(state.rounds[1]?.fastest).toBe(0);
  });
});

describe('a veteran', () => {
  it('scores four cards in full and one point for each other card', () => {
    const setup = setupOf(2);
    const veteran = { ...setup, players: setup.players.map((player, index) => ({ ...player, veteran: index === 0 })) };
    const state = gameOf(
      veteran,
      deal(1),
      { kind: 'fastest', round: 1, player: 0 },
      ...write(1, 'abcdefgh', 'abcdefgh'),
    );
    expect(roundResult(state, 1).points).toEqual([5 + 5 + 4 + 4 + 4, 28]);
  });
});
