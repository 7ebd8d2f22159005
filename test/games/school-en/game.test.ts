import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../dictionaries/compile/tsv.ts';
import {
  type GameRecord,
  newRecord,
  play as playMove,
  redo,
  replay,
  undo,
} from '../../../src/score-sheets/play/record.ts';
import { EMPTY_BOARD, SIZE } from '../../../src/score-sheets/play/school-en/board.ts';
import type { Move, TurnMove } from '../../../src/score-sheets/play/school-en/move.ts';
import { schoolGame } from '../../../src/score-sheets/play/school-en/rules.ts';
import { result, sheetOf } from '../../../src/score-sheets/play/school-en/sheet.ts';
import { type Setup, type State, turnLength } from '../../../src/score-sheets/play/school-en/state.ts';
import { knownRack, rackPoints, TILE_COUNTS, unseenTiles } from '../../../src/score-sheets/play/school-en/tiles.ts';
import { recordOf, stateAfter } from '../played.ts';
import { anyTiles, at, challenge, gameOf, inOrder, PASS, play, setupOf, tiles } from './table.ts';
import { WHOLE_GAME } from './whole-game.ts';

/** The order of play after such draws, by player. */
function orderAfter(players: number, ...draws: Record<number, string>[]): State {
  const moves = draws.map((letters): Move => ({ kind: 'draw', letters }));
  return stateAfter(schoolGame, setupOf(players), moves);
}

function totals(state: State): number[] {
  return result(state).players.map(({ total }) => total);
}

function marks(state: State): string[][] {
  return sheetOf(state).rows.flatMap(({ cells }) =>
    cells.flatMap(({ entries }) => entries.map((entry) => [...entry.marks])),
  );
}

describe('the order of play', () => {
  it('starts with the letter nearest to the start of the alphabet', () => {
    const state = orderAfter(4, { 0: 'M', 1: 'B', 2: 'Z', 3: 'E' });
    expect(state.order).toEqual([[1], [3], [0], [2]]);
    expect(state.phase).toEqual({ kind: 'turn', player: 1 });
    expect(sheetOf(state).columns.map(({ name }) => name)).toEqual(['Blue', 'White', 'Red', 'Green']);
  });

  it('puts a blank before A', () => {
    expect(orderAfter(2, { 0: 'A', 1: '?' }).order).toEqual([[1], [0]]);
  });

  it('is drawn again only by those with the same letter', () => {
    const tied = orderAfter(4, { 0: 'E', 1: 'B', 2: 'E', 3: 'E' });
    expect(tied.phase).toEqual({ kind: 'order', players: [0, 2, 3] });
    const again = orderAfter(4, { 0: 'E', 1: 'B', 2: 'E', 3: 'E' }, { 0: 'S', 2: 'A', 3: 'S' });
    expect(again.phase).toEqual({ kind: 'order', players: [0, 3] });
    const third = { 0: 'T', 3: 'C' };
    const decided = orderAfter(4, { 0: 'E', 1: 'B', 2: 'E', 3: 'E' }, { 0: 'S', 2: 'A', 3: 'S' }, third);
    expect(decided.order).toEqual([[1], [2], [3], [0]]);
  });

  it('separates two groups that draw again at once', () => {
    const tied = { 0: 'E', 1: 'B', 2: 'B', 3: 'E' };
    expect(orderAfter(4, tied).phase).toEqual({ kind: 'order', players: [1, 2, 0, 3] });
    expect(orderAfter(4, tied, { 0: 'A', 1: 'Z', 2: 'X', 3: 'B' }).order).toEqual([[2], [1], [0], [3]]);
  });
});

describe('the turns', () => {
  it('go around the table', () => {
    const state = gameOf(3, PASS, PASS, PASS, PASS);
    expect(state.turns.map(({ player }) => player)).toEqual([0, 1, 2, 0]);
    expect(state.phase).toEqual({ kind: 'turn', player: 1 });
  });

  it('put tiles on the board and draw as many', () => {
    const state = gameOf(2, play('H8 across CAT'));
    expect(state.board[at('I8')]).toEqual({ letter: 'A', blank: false });
    expect([state.bag, ...state.racks]).toEqual([83, 7, 7]);
    expect(unseenTiles(state.board).get('C')).toBe(1);
    expect([...unseenTiles(state.board).values()].reduce((sum, count) => sum + count, 0)).toBe(97);
  });

  it('double the first play, whoever makes it', () => {
    expect(totals(gameOf(2, PASS, play('H8 across CAT')))).toEqual([0, 10]);
    const second = gameOf(2, play('H8 across CAT'), play('K8 down SUN'));
    expect(totals(second)).toEqual([10, 9]);
  });

  it('record a blank with its letter', () => {
    const state = gameOf(2, play('H8 across cAT'), play('K8 down SUN'));
    expect(state.board[at('H8')]).toEqual({ letter: 'C', blank: true });
    expect(totals(state)).toEqual([4, 3 + 3]);
    expect(unseenTiles(state.board).get('?')).toBe(1);
    expect(unseenTiles(state.board).get('C')).toBe(2);
  });

  it('exchange without points and with as many tiles', () => {
    const state = gameOf(2, { kind: 'exchange', count: 7 });
    expect([state.bag, ...state.racks, ...totals(state)]).toEqual([86, 7, 7, 0, 0]);
    expect(marks(state)).toEqual([['exchange']]);
  });

  it.each([
    [{ round: 'first' }, 'time first round'],
    [{ round: 'final' }, 'time final'],
  ] as const)('of the round %o have the printed time', (time, fact) => {
    const facts = readTable(new URL('facts.tsv', import.meta.url));
    const printed = String(facts.find((one) => one.fact === fact)?.value);
    expect(`${turnLength(time) / 1000} s`).toBe(printed.replace('2 min', '120 s'));
  });

  it('of another round have the chosen time', () => {
    expect(turnLength({ round: 'other', seconds: 100 })).toBe(100_000);
  });
});

describe('a challenge', () => {
  const CATS = [play('H8 across CAT'), play('K8 down SUN')];

  it('of a wrong word takes back tiles and turn', () => {
    const state = gameOf(2, ...CATS, challenge(0, ['SUN', 'CATS'], ['CATS']));
    expect(totals(state)).toEqual([10, 0]);
    expect(state.board.filter((tile) => tile).map((tile) => tile?.letter)).toEqual(['C', 'A', 'T']);
    expect([state.bag, ...state.racks]).toEqual([83, 7, 7]);
    expect(state.phase).toEqual({ kind: 'turn', player: 0 });
    expect(state.turns.at(-1)?.action).toMatchObject({ kind: 'taken-back', challenger: 0, wrong: ['CATS'] });
    expect(sheetOf(state).rows[0]?.cells[1]?.entries).toEqual([
      { word: 'SUN', otherWords: ['CATS'], points: 0, marks: ['taken-back'], struck: true },
    ]);
  });

  it('of the first play leaves an empty board, and the next play is the first', () => {
    const state = gameOf(2, play('H8 across CATX'), challenge(1, ['CATX'], ['CATX']), play('H8 down DOG'));
    expect(totals(state)).toEqual([0, 10]);
    expect(gameOf(2, play('H8 across CATX'), challenge(1, ['CATX'], ['CATX'])).board).toEqual(EMPTY_BOARD);
  });

  it('of right words costs the challenger their points', () => {
    const one = gameOf(2, ...CATS, challenge(0, ['CATS']));
    expect(totals(one)).toEqual([10 - 6, 9]);
    const both = gameOf(2, ...CATS, challenge(0, ['CATS', 'SUN']));
    expect(totals(both)).toEqual([10 - 9, 9]);
    expect(sheetOf(both).rows[0]?.cells[0]).toEqual({
      entries: [
        { word: 'CAT', otherWords: [], points: 10, marks: [], struck: false },
        { word: 'CATS', otherWords: ['SUN'], points: -9, marks: ['challenge-lost'], struck: false },
      ],
      running: 1,
    });
    expect(both.phase).toEqual({ kind: 'turn', player: 0 });
  });

  it('does not cost the bonus for all tiles', () => {
    const state = gameOf(2, play('B8 across QUIXOTE'), challenge(1, ['QUIXOTE']));
    expect(totals(state)).toEqual([98, -48]);
  });

  it('keeps the results of earlier ones', () => {
    const state = gameOf(3, ...CATS, challenge(0, ['SUN']), challenge(2, ['CATS']));
    expect(totals(state)).toEqual([10 - 3, 9, -6]);
  });

  it('may come from one player after another, until a word is wrong', () => {
    const state = gameOf(3, ...CATS, challenge(0, ['SUN']), challenge(2, ['CATS'], ['CATS']));
    expect(totals(state)).toEqual([10 - 3, 0, 0]);
    expect(state.phase).toEqual({ kind: 'turn', player: 2 });
    expect(sheetOf(state).rows[0]?.cells[0]?.running).toBe(7);
  });
});

describe('names', () => {
  it('change during the game and nothing else changes', () => {
    const state = gameOf(2, play('H8 across CAT'), { kind: 'names', names: ['Blue', 'Red'] }, PASS);
    expect(sheetOf(state).columns.map(({ name }) => name)).toEqual(['Blue', 'Red']);
    expect(totals(state)).toEqual([10, 0]);
  });
});

describe('a corrected turn', () => {
  const correct = (turn: number, action: TurnMove): Move => ({ kind: 'correct', turn, action });
  const lay = (text: string): TurnMove => ({ kind: 'play', tiles: tiles(text) });
  const CATS = [play('H8 across CAT'), play('K8 down SUN')];

  it('is scored again with all later turns', () => {
    const state = gameOf(2, ...CATS, PASS, correct(0, lay('H8 across RAT')));
    expect(state.turns.map(({ action }) => action.kind)).toEqual(['play', 'play', 'pass']);
    // RATS has 1 + 1 + 1 + 1, SUN 3.
    expect(totals(state)).toEqual([6, 4 + 3]);
    expect(state.board[at('H8')]?.letter).toBe('R');
    expect(state.phase).toEqual({ kind: 'turn', player: 1 });
    expect(unseenTiles(state.board).get('C')).toBe(2);
  });

  it('gives the same game as the right entry would', () => {
    const late = gameOf(3, ...CATS, PASS, correct(1, lay('K8 down SUNS')), play('L11 across EA'));
    expect(late).toEqual(gameOf(3, CATS[0]!, play('K8 down SUNS'), PASS, play('L11 across EA')));
  });

  it('can become a pass or an exchange, and the reverse', () => {
    const exchanged = gameOf(2, ...CATS, correct(1, { kind: 'exchange', count: 3 }));
    expect([totals(exchanged), exchanged.bag]).toEqual([[10, 0], 83]);
    expect(exchanged.board[at('K8')]).toBe(null);
    expect(totals(gameOf(2, PASS, PASS, PASS, correct(1, lay('H8 across CAT'))))).toEqual([0, 10]);
    expect(gameOf(2, PASS, PASS, PASS, PASS, correct(1, lay('H8 across CAT'))).phase.kind).toBe('turn');
  });

  it('keeps decisions on words that are still in it', () => {
    const lost = [...CATS, challenge(0, ['CATS'])];
    expect(totals(gameOf(2, ...lost))).toEqual([10 - 6, 9]);
    // The challenged word now scores less, so its challenger loses less.
    expect(totals(gameOf(2, ...lost, correct(0, lay('H8 across cAT'))))).toEqual([4 - 3, 3 + 3]);
    // The word is gone: a lost challenge stays lost.
    expect(totals(gameOf(2, ...lost, correct(1, lay('H9 down AT'))))[0]).toBe(10 - 6);

    const wrong = [...CATS, challenge(0, ['SUN', 'CATS'], ['SUN']), PASS];
    const still = gameOf(2, ...wrong, correct(1, lay('K8 down SUNS')));
    expect(still.turns[1]?.action.kind).toBe('play');
    expect(gameOf(2, ...wrong, correct(0, lay('H8 across RAT'))).turns[1]?.action).toMatchObject({
      kind: 'taken-back',
      wrong: ['SUN'],
    });
    expect(gameOf(2, ...wrong, correct(0, lay('H8 across RAT'))).board[at('K8')]).toBe(null);
  });

  it('asks for racks again if the old ones are impossible', () => {
    const racks: Move = { kind: 'racks', letters: { 0: 'AEIOURS', 1: 'QIZEEE?' } };
    const ended = [play('H8 across CAT'), PASS, PASS, PASS, PASS, racks];
    expect(gameOf(2, ...ended, correct(0, lay('H8 across RAT'))).phase.kind).toBe('ended');
    expect(gameOf(2, ...ended, correct(0, lay('H8 across QAT'))).phase.kind).toBe('racks');
  });

  it('is undone as one step', () => {
    const record = recordOf(schoolGame, setupOf(2), [inOrder(2), ...CATS, correct(0, lay('H8 across RAT'))]);
    expect(replay(schoolGame, undo(record))).toEqual({ ok: true, value: gameOf(2, ...CATS) });
  });
});

describe('the end', () => {
  it('comes with an empty bag and rack', () => {
    const state = gameOf(2, ...WHOLE_GAME);
    expect(state.phase).toEqual({ kind: 'racks', because: 'out', players: [0] });
    expect(state.racks).toEqual([1, 0]);
    expect(totals(state)).toEqual([362, 325]);
  });

  it('gives the remaining tiles to the player who went out', () => {
    const state = gameOf(2, ...WHOLE_GAME, { kind: 'rack', player: 0, letters: 'R' });
    expect(state.phase).toEqual({ kind: 'ended', because: 'out' });
    expect(totals(state)).toEqual([361, 326]);
    expect(sheetOf(state).rows.at(-1)).toEqual({
      kind: 'final',
      number: 1,
      cells: [
        { entries: [{ word: 'R', otherWords: [], points: -1, marks: ['own-rack'], struck: false }], running: 361 },
        { entries: [{ word: null, otherWords: [], points: 1, marks: ['other-racks'], struck: false }], running: 326 },
      ],
    });
    expect(sheetOf(state).columns.map(({ place }) => place)).toEqual([1, 2]);
    expect(sheetOf(state).sums.map(({ values }) => values)).toEqual([
      [362, 325],
      [-1, 1],
      [361, 326],
    ]);
  });

  it('can be postponed by a challenge of the last play', () => {
    const challenged = gameOf(2, ...WHOLE_GAME, { kind: 'rack', player: 0, letters: '' }).phase;
    expect(challenged).toEqual({ kind: 'ended', because: 'out' });
    const state = gameOf(2, ...WHOLE_GAME, challenge(0, ['AG'], ['AG']));
    expect(state.phase).toEqual({ kind: 'turn', player: 0 });
    expect([state.racks, state.left, totals(state)]).toEqual([
      [1, 1],
      [null, null],
      [362, 316],
    ]);
    const lost = gameOf(2, ...WHOLE_GAME, challenge(0, ['AG']));
    expect(lost.phase.kind).toBe('racks');
    expect(totals(lost)).toEqual([362 - 9, 325]);
  });

  it('comes after two rounds of passes, and everyone loses their own tiles', () => {
    const passed = [play('H8 across CAT'), PASS, PASS, PASS, PASS];
    expect(gameOf(2, ...passed.slice(0, 4)).phase.kind).toBe('turn');
    expect(gameOf(2, ...passed).phase).toEqual({ kind: 'racks', because: 'passes', players: [0, 1] });
    const state = gameOf(
      2,
      ...passed,
      { kind: 'rack', player: 1, letters: 'QUIZEE?' },
      { kind: 'rack', player: 0, letters: 'AEIOU' },
    );
    expect(state.phase).toEqual({ kind: 'ended', because: 'passes' });
    expect(totals(state)).toEqual([10 - 5, -(10 + 1 + 1 + 10 + 1 + 1)]);
  });

  it('counts a turn lost by a challenge as a pass, but not an exchange', () => {
    const lost = [play('H8 across CATX'), challenge(1, ['CATX'], ['CATX'])];
    expect(gameOf(2, ...lost, PASS, PASS, PASS).phase.kind).toBe('racks');
    expect(gameOf(2, PASS, PASS, PASS, { kind: 'exchange', count: 1 }).phase.kind).toBe('turn');
    expect(gameOf(4, ...Array.from({ length: 7 }, () => PASS)).phase.kind).toBe('turn');
    expect(gameOf(4, ...Array.from({ length: 8 }, () => PASS)).phase.kind).toBe('racks');
  });

  it('allows a rack to be entered again', () => {
    const passed = [PASS, PASS, PASS, PASS];
    const rack = (player: number, letters: string): Move => ({ kind: 'rack', player, letters });
    const state = gameOf(2, ...passed, rack(0, 'QUEUES'), rack(1, 'A'), rack(0, 'Q'));
    expect(totals(state)).toEqual([-10, -1]);
  });

  it('takes all racks at once, each complete', () => {
    const passed = [play('H8 across CAT'), PASS, PASS, PASS, PASS];
    const racks = (...letters: string[]): Move => ({ kind: 'racks', letters: { ...letters } });
    const state = gameOf(2, ...passed, racks('AEIOURS', 'QIZEEE?'));
    expect(state.phase).toEqual({ kind: 'ended', because: 'passes' });
    expect(totals(state)).toEqual([10 - 7, -(10 + 1 + 10 + 1 + 1 + 1)]);
  });

  it('fills in the rack that follows from the other tiles', () => {
    expect(knownRack(gameOf(2, ...WHOLE_GAME), {})).toEqual({ player: 0, letters: 'R' });
    const known = gameOf(2, ...WHOLE_GAME, { kind: 'racks', letters: { 0: 'R' } });
    expect(totals(known)).toEqual([361, 326]);
    // With an empty bag and two racks, the first rack determines the second.
    const passed = gameOf(2, ...WHOLE_GAME.slice(0, 20), PASS, PASS, PASS, PASS);
    expect([passed.bag, passed.phase.kind]).toEqual([0, 'racks']);
    const [first = 0, second = 0] = passed.racks;
    const rest = [...unseenTiles(passed.board)].map(([letter, count]) => letter.repeat(count)).join('');
    expect(rest).toHaveLength(first + second);
    expect(knownRack(passed, {})).toBe(null);
    expect(knownRack(passed, { 0: rest.slice(1, first) })).toBe(null);
    expect(knownRack(passed, { 0: rest.slice(0, first) })).toEqual({ player: 1, letters: rest.slice(first) });
    expect(knownRack(passed, { 0: 'Q'.repeat(first) })).toBe(null);
    // The letters in a bag are unknown.
    expect(knownRack(gameOf(2, PASS, PASS, PASS, PASS), { 0: 'AEIOURS' })).toBe(null);
  });

  it('shares a place between equal totals', () => {
    const state = gameOf(2, PASS, PASS, PASS, PASS, { kind: 'rack', player: 0, letters: 'A' });
    const ended = { kind: 'rack', player: 1, letters: 'E' } as const;
    expect(sheetOf(state).columns.map(({ place }) => place)).toEqual([null, null]);
    const both = gameOf(2, PASS, PASS, PASS, PASS, { kind: 'rack', player: 0, letters: 'A' }, ended);
    expect(sheetOf(both).columns.map(({ place }) => place)).toEqual([1, 1]);
  });
});

/** A step of a generated game. */
const anyStep = fc.record({
  kind: fc.constantFrom(
    'play',
    'play',
    'play',
    'play',
    'play',
    'play',
    'exchange',
    'pass',
    'challenge',
    'correct',
    'racks',
    'rack',
    'undo',
    'redo',
  ),
  tiles: anyTiles,
  player: fc.nat(3),
  yes: fc.boolean(),
  letters: fc.string({ unit: fc.constantFrom(...TILE_COUNTS.keys()), maxLength: 7 }),
});
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

function moveOf(state: State, step: Step): Move {
  const { phase } = state;
  if (phase.kind === 'racks') return { kind: 'rack', player: phase.players[0]!, letters: step.letters };
  switch (step.kind) {
    case 'exchange':
      return { kind: 'exchange', count: step.letters.length };
    case 'pass':
      return PASS;
    case 'correct':
      return { kind: 'correct', turn: step.player, action: step.yes ? PASS : { kind: 'play', tiles: step.tiles } };
    case 'racks':
      return { kind: 'racks', letters: { 0: step.letters, 1: step.letters } };
    case 'rack':
      return { kind: 'rack', player: step.player, letters: step.letters };
    case 'challenge': {
      const action = state.turns.at(-1)?.action;
      const words = action?.kind === 'play' ? action.play.words.map(({ word }) => word) : ['DOG'];
      return challenge(step.player, [...new Set(words)], step.yes ? words.slice(0, 1) : []);
    }
    default:
      return { kind: 'play', tiles: besideTiles(state, step.tiles) };
  }
}

/** Returns the tiles moved so that the first is below a tile of the board; unchanged on an empty board. */
function besideTiles({ board }: State, laid: Step['tiles']): Step['tiles'] {
  const below = board.flatMap((tile, square) => (tile && board[square + SIZE] === null ? [square + SIZE] : []));
  const first = below[laid[0]!.square % below.length];
  return first === undefined ? laid : laid.map((tile) => ({ ...tile, square: tile.square - laid[0]!.square + first }));
}

function stateOf(record: GameRecord<Setup, Move>): State {
  const replayed = replay(schoolGame, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return replayed.value;
}

describe('any game', () => {
  it('can be undone and redone move by move, with correct sums', () => {
    let plays = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.array(anyStep, { minLength: 30, maxLength: 60 }),
        (players, steps) => {
          const begun = newRecord(schoolGame, setupOf(players));
          if (!begun.ok) throw new Error(begun.error.kind);
          let record = begun.value;
          const opening = [inOrder(players), { kind: 'play', tiles: tiles('F8 across RETINAL') } as const];
          for (const move of opening) {
            const played = playMove(schoolGame, record, move);
            if (played.ok) record = played.value;
          }
          for (const step of steps) {
            if (step.kind === 'undo' && record.moves.length > 2) record = undo(record);
            else if (step.kind === 'redo') record = redo(record);
            else {
              const before = JSON.stringify(record);
              const played = playMove(schoolGame, record, moveOf(stateOf(record), step));
              expect(JSON.stringify(record)).toBe(before);
              if (!played.ok) continue;
              expect(stateOf(undo(played.value))).toEqual(stateOf(record));
              expect(redo(undo(played.value))).toEqual(played.value);
              record = played.value;
            }
          }
          const state = stateOf(record);
          plays += state.turns.filter(({ action }) => action.kind === 'play').length;
          expect(stateOf(JSON.parse(JSON.stringify(record)))).toEqual(state);
          addsUp(state);
        },
      ),
      { numRuns: 60 },
    );
    // Otherwise the generated games test nothing.
    expect(plays).toBeGreaterThan(150);
  });

  it('has correct sums after every play of a whole game', () => {
    for (let length = 0; length <= WHOLE_GAME.length; length++) addsUp(gameOf(2, ...WHOLE_GAME.slice(0, length)));
  });

  // Generated games seldom end.
  it('has correct sums at the end, either way', () => {
    const rack = (player: number, letters: string): Move => ({ kind: 'rack', player, letters });
    const endings = {
      out: [...WHOLE_GAME, rack(0, 'R')],
      passes: [play('H8 across CAT'), PASS, PASS, PASS, PASS, rack(1, 'QUIZEE?'), rack(0, 'AEIOU')],
    };
    for (const [because, moves] of Object.entries(endings)) {
      const state = gameOf(2, ...moves);
      expect(state.phase).toEqual({ kind: 'ended', because });
      addsUp(state);
    }
  });
});

/** The sheet, added up again from its cells and from the turns. */
function addsUp(state: State): void {
  const { columns, rows, sums } = sheetOf(state);
  // The racks count when the last turn is over.
  const isOver = state.phase.kind === 'racks' || state.phase.kind === 'ended';
  expect(sums.map(({ kind }) => kind)).toEqual(isOver ? ['plays', 'racks', 'total'] : ['plays', 'total']);
  const onBoard = state.board.filter((tile) => tile).length;
  expect(state.bag + onBoard + state.racks.reduce((sum, one) => sum + one, 0)).toBe(100);
  const laid = state.turns.flatMap(({ action }) => (action.kind === 'play' ? action.play.tiles : []));
  expect(laid.length).toBe(onBoard);
  for (const [column, { player }] of columns.entries()) {
    const entries = rows.flatMap(({ cells }) => cells[column]!.entries);
    const points = entries.reduce((sum, entry) => sum + entry.points, 0);
    const sum = (kind: string) => sums.find((one) => one.kind === kind)?.values[column] ?? 0;
    expect(sum('total')).toBe(points);
    expect(sum('plays') + sum('racks')).toBe(points);
    expect(totals(state)[player]).toBe(points);
    const running = rows.map(({ cells }) => cells[column]!.running).filter((one) => one !== null);
    expect(running.at(-1) ?? 0).toBe(points);
    const plays = state.turns.map(({ action, player: by }) =>
      by === player && action.kind === 'play' ? action.play.points : 0,
    );
    const lost = state.turns.flatMap((turn) => turn.lost.filter(({ challenger }) => challenger === player));
    expect(sum('plays')).toBe(
      plays.reduce((total, one) => total + one, 0) - lost.reduce((total, one) => total + one.points, 0),
    );
    if (state.phase.kind === 'ended' && state.phase.because === 'passes') {
      expect(sum('racks')).toBe(0 - rackPoints(state.left[player] ?? ''));
    }
  }
  if (state.phase.kind === 'ended' && state.phase.because === 'out') {
    expect(sums.find(({ kind }) => kind === 'racks')!.values.reduce((total, one) => total + one, 0)).toBe(0);
  }
}
