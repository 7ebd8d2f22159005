import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameError, Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { roundResult, soloRounds } from '../../../src/score-sheets/play/7slow/round.ts';
import { sevenWords } from '../../../src/score-sheets/play/7slow/rules.ts';
import { result, sheetOf } from '../../../src/score-sheets/play/7slow/sheet.ts';
import type { Setup, State } from '../../../src/score-sheets/play/7slow/state.ts';
import { type GameRecord, newRecord, play, redo, replay, undo } from '../../../src/score-sheets/play/record.ts';
import { anyCard, cards } from './area.ts';
import { challenged, DEALT, gameOf, setupOf, timedRound } from './table.ts';

/** A game of seven rounds, the first player fastest in every other one, and its end. */
function ended(setup: Setup, ...words: string[][]): State {
  const rounds = words.flatMap((ofRound, index) => timedRound(index + 1, index % 2, ...ofRound));
  return gameOf(setup, ...rounds, { kind: 'finish' });
}

describe('the end', () => {
  it('counts the best five words and every bonus', () => {
    // By round: Ania 5 10 0 5 9 14 3 … the cards on the left are worth 5, 5, 4, 4.
    const state = ended(setupOf(2), ['a', ''], ['ij', ''], ['', 'm'], ['r', ''], ['uy', ''], ['abc', 'u'], ['a', 'e']);
    const [ania, marek] = result(state).players;
    expect(ania?.rounds).toEqual([5, 10, 0, 5, 9, 14, 3]);
    expect(ania?.best).toEqual([14, 10, 9, 5, 5]);
    expect(ania?.counted).toEqual([5, 1, 4, 0, 3]);
    // Fastest and best in rounds 1 and 5, better than the fastest in 2, 4 and 6; beaten in 3 and 7.
    expect(ania?.bonuses).toBe(2 + 1 + 1 + 2 + 1);
    expect(ania?.total).toBe(43 + 7);
    expect(marek).toMatchObject({ rounds: [0, 0, 5, 0, 0, 3, 5], words: 13, bonuses: 2, total: 15 });
  });

  it('is decided by the first of the best words that differs, without bonuses', () => {
    // 24 points with 2 and 4 for bonuses, and a challenge that Marek has lost.
    const first = gameOf(
      setupOf(2),
      ...timedRound(1, 0, 'abc', 'a'),
      ...timedRound(2, 1, 'i', 'ij'),
      ...timedRound(3, 1, 'm', 'mo'),
      ...challenged(3, 0, 1, true),
    );
    expect(result(first).players.map(({ best, total }) => [best, total])).toEqual([
      [[14, 5, 5], 26],
      [[10, 9, 5], 26],
    ]);
    expect(result(first).tieBreak).toEqual({ kind: 'word', nth: 1 });
    expect(result(first).ranking.map(({ player, place }) => [player, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);

    const second = gameOf(
      setupOf(2),
      ...timedRound(1, 0, 'ab', 'ba'),
      ...timedRound(2, 1, 'ik', 'ij'),
      ...timedRound(3, 0, 'm', 'o'),
      ...challenged(3, 1, 0, true),
    );
    expect(result(second).players.map(({ best, total }) => [best, total])).toEqual([
      [[10, 9, 5], 26],
      [[10, 10, 4], 26],
    ]);
    expect(result(second).tieBreak).toEqual({ kind: 'word', nth: 2 });
    expect(result(second).ranking[0]).toEqual({ player: 1, place: 1, shared: false });
  });

  it('is shared if five words are equal', () => {
    const rounds = ['ab', 'ij', 'mn', 'rs', 'uw', 'ab', 'ef'].flatMap((word, index) =>
      timedRound(index + 1, index % 2, word, word),
    );
    // Ania was the fastest once more.
    const state = gameOf(setupOf(2), ...rounds, ...challenged(7, 1, 0, true), { kind: 'finish' });
    expect(result(state).players.map(({ bonuses, penalties, total }) => [bonuses, penalties, total])).toEqual([
      [8, 1, 56],
      [6, 0, 56],
    ]);
    expect(result(state).tieBreak).toEqual({ kind: 'shared' });
    expect(sheetOf(state).columns.map(({ place }) => place)).toEqual([1, 1]);
  });

  it('strikes no words before it comes', () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7].flatMap((round) => timedRound(round, round % 2, 'a', 'b'));
    const struck = (state: State) =>
      sheetOf(state)
        .rows.flatMap(({ cells }) => cells.flatMap(({ entries }) => entries))
        .filter((entry) => entry.struck).length;
    expect(struck(gameOf(setupOf(2), ...rounds))).toBe(0);
    expect(struck(gameOf(setupOf(2), ...rounds, { kind: 'finish' }))).toBe(4);
  });
});

describe('the sheet', () => {
  it('marks the leader as soon as there are points', () => {
    const leads = (...moves: Move[]) => sheetOf(gameOf(setupOf(3), ...moves)).columns.map((column) => column.leads);
    expect(leads()).toEqual([false, false, false]);
    expect(leads(...timedRound(1, 2, 'a', 'b', ''))).toEqual([true, true, false]);
  });

  it('shows an X for a penalty without a word, and nothing without an entry', () => {
    const moves = timedRound(1, 0, 'ab', 'dom').slice(0, 3);
    const state = gameOf(setupOf(3), ...moves, ...challenged(1, 0, 2, true));
    expect(sheetOf(state).rows[0]?.cells.map(({ entries }) => entries)).toEqual([
      [{ word: 'AB', otherWords: [], points: 10, marks: ['fastest'], struck: false }],
      [],
      [{ word: null, otherWords: [], points: 0, marks: ['penalty'], struck: false }],
    ]);
  });

  it('has an entry for a player without a word, which can be corrected', () => {
    const state = gameOf(setupOf(2), ...timedRound(1, 0, 'ab', ''));
    expect(sheetOf(state).rows[0]?.cells[1]?.entries.map(({ word }) => word)).toEqual(['']);
  });

  it('marks refused words', () => {
    const state = gameOf(setupOf(2), ...timedRound(1, 0, 'ab', 'a'), ...challenged(1, 0, 1, false));
    expect(sheetOf(state).rows[0]?.cells.map(({ entries }) => entries[0])).toEqual([
      { word: 'AB', otherWords: [], points: 0, marks: ['fastest', 'refused'], struck: false },
      { word: 'A', otherWords: [], points: 5, marks: ['bonus-1'], struck: false },
    ]);
  });
});

/** A step of a generated game: the kind of move, with numbers and letters for it. */
const anyStep = fc.record({
  kind: fc.constantFrom(
    'on',
    'on',
    'on',
    'on',
    'on',
    'on',
    'card',
    'fastest',
    'word',
    'refuse',
    'challenge',
    'undo',
    'redo',
  ),
  round: fc.integer({ min: 0, max: 7 }),
  player: fc.integer({ min: -1, max: 3 }),
  other: fc.nat(2),
  yes: fc.boolean(),
  word: fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJ'), maxLength: 8 }),
  cards: fc.array(anyCard, { minLength: 8, maxLength: 8 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

const anySetup: fc.Arbitrary<Setup> = fc.constantFrom<Setup>(
  setupOf(2),
  setupOf(3),
  setupOf(3, { kind: 'untimed', lead: 1 }),
  setupOf(1, { kind: 'solo', level: 'standard' }),
  setupOf(1, { kind: 'solo', level: 'brutal' }),
);

/** The next move that the game needs, so that generated games end. */
function needed(state: State, step: Step): Move {
  const round = state.rounds.length;
  const begun = state.rounds.at(-1);
  if (state.challenge) return { kind: 'answer', exists: step.yes };
  if (begun) {
    if (state.setup.mode.kind === 'timed' && begun.fastest === null) {
      return { kind: 'fastest', round, player: step.other % state.setup.players.length };
    }
    if (state.setup.mode.kind === 'solo' && begun.inTime === null) return { kind: 'time', round, inTime: step.yes };
    const player = begun.words.indexOf(null);
    if (player >= 0) return { kind: 'word', round, player, word: step.word };
  }
  return round === 7 ? { kind: 'finish' } : { kind: 'deal', cards: cards(DEALT[round]!) };
}

function moveOf(state: State, step: Step): Move {
  const { round, player, other, yes, word } = step;
  switch (step.kind) {
    case 'card':
      return { kind: 'card', round, place: step.other + 3, card: step.cards[0]! };
    case 'fastest':
      return { kind: 'fastest', round, player };
    case 'word':
      return { kind: 'word', round, player, word };
    case 'refuse':
      return yes ? { kind: 'refuse', round, player, because: 'family' } : { kind: 'admit', round, player };
    case 'challenge':
      return { kind: 'challenge', round, author: player, challenger: other };
    default:
      return needed(state, step);
  }
}

function stateOf(record: GameRecord<Setup, Move>): State {
  const replayed = replay<Setup, Move, State, GameError>(sevenWords, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value;
}

describe('any game', () => {
  it('can be undone and redone move by move, with correct sums', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(anySetup, fc.array(anyStep, { minLength: 30, maxLength: 70 }), (setup, steps) => {
        const begun = newRecord(sevenWords, setup);
        if (!begun.ok) throw new Error(begun.error.kind);
        let record = begun.value;
        for (const step of steps) {
          if (step.kind === 'undo') record = undo(record);
          else if (step.kind === 'redo') record = redo(record);
          else {
            const before = JSON.stringify(record);
            const played = play(sevenWords, record, moveOf(stateOf(record), step));
            expect(JSON.stringify(record)).toBe(before);
            if (!played.ok) continue;
            expect(undo(played.value).moves).toEqual(record.moves);
            expect(stateOf(undo(played.value))).toEqual(stateOf(record));
            expect(redo(undo(played.value))).toEqual(played.value);
            record = played.value;
          }
        }
        const state = stateOf(record);
        expect(stateOf(JSON.parse(JSON.stringify(record)))).toEqual(state);
        addsUp(state);
        reached.add(state.finished ? 'end' : `round ${state.rounds.length}`);
      }),
      { numRuns: 60 },
    );
    // Otherwise the generated games test nothing.
    expect(reached).toContain('end');
  });
});

/** The sheet, added up again from its cells. */
function addsUp(state: State): void {
  const sheet = sheetOf(state);
  const results = result(state).players;
  for (const [column, { player }] of sheet.columns.entries()) {
    const entries = sheet.rows.flatMap(({ cells }) => cells[column]!.entries);
    const sum = (kind: string) => sheet.sums.find((one) => one.kind === kind)!.values[column]!;
    const points = entries.map((entry) => entry.points).sort((one, other) => other - one);
    const marks = entries.flatMap((entry) => entry.marks);
    const count = (mark: string) => marks.filter((one) => one === mark).length;
    const add = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    expect(sum('words')).toBe(add(points.slice(0, 5)));
    expect(sum('bonuses')).toBe(count('bonus-1') + 2 * count('bonus-2'));
    expect(sum('penalties')).toBe(-2 * count('penalty') + 0);
    expect(sum('total')).toBe(sum('words') + sum('bonuses') + sum('penalties'));
    expect(results[player]!.total).toBe(sum('total'));
    expect(entries.filter(({ struck }) => struck).length).toBe(state.finished ? 2 : 0);
  }
  for (const [index, round] of state.rounds.entries()) {
    const { bonuses } = roundResult(state, index + 1);
    if (state.setup.mode.kind === 'solo') expect(bonuses[0]).toBe(soloRounds(state)[index]!.bonus);
    for (const [player, bonus] of bonuses.entries()) {
      const written = round.words[player];
      if (bonus > 0) expect([written?.refusal, written?.word]).toEqual([null, expect.stringMatching(/./)]);
    }
  }
}
