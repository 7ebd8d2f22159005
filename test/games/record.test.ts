import { describe, expect, it } from 'vitest';
import {
  done,
  type GameRules,
  newRecord,
  play,
  redo,
  refused,
  replay,
  undo,
} from '../../src/score-sheets/play/record.ts';

/** A game of steps up or down from a level, never below the ground. */
const stairs: GameRules<number, number, number, string> = {
  version: 3,
  begin: (level) => (level < 0 ? refused('underground') : done(level)),
  apply: (level, steps) => (level + steps < 0 ? refused(`no ${-steps} steps down`) : done(level + steps)),
};

function begun(level: number) {
  const record = newRecord(stairs, level);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

function after(record: ReturnType<typeof begun>, ...moves: number[]) {
  return moves.reduce((longer, move) => {
    const played = play(stairs, longer, move);
    if (!played.ok) throw new Error(played.error);
    return played.value;
  }, record);
}

describe('the record of a game', () => {
  it('has the version of its rules, and no moves', () => {
    expect(newRecord(stairs, 2)).toEqual(done({ version: 3, setup: 2, moves: [], undone: [] }));
    expect(newRecord(stairs, -1)).toEqual(refused('underground'));
  });

  it('is computed from its moves', () => {
    expect(replay(stairs, after(begun(1), 2, 3, -4))).toEqual(done(2));
  });

  it('refuses an impossible move', () => {
    const record = after(begun(1), 2);
    expect(play(stairs, record, -4)).toEqual(refused('no 4 steps down'));
    expect(record.moves).toEqual([2]);
  });

  it('undoes and redoes moves one by one', () => {
    const record = after(begun(0), 1, 2, 3);
    const back = undo(undo(record));
    expect(back).toEqual({ version: 3, setup: 0, moves: [1], undone: [3, 2] });
    expect(redo(back).moves).toEqual([1, 2]);
    expect(redo(redo(back))).toEqual(record);
    expect(redo(record)).toBe(record);
    expect(undo(begun(0))).toEqual(begun(0));
  });

  it('discards undone moves after another move, but not after a refused one', () => {
    const back = undo(after(begun(0), 1, 2));
    expect(after(back, 5)).toEqual({ version: 3, setup: 0, moves: [1, 5], undone: [] });
    expect(play(stairs, back, -9).ok).toBe(false);
    expect(back.undone).toEqual([2]);
  });

  it('reports the first wrong move of a foreign record', () => {
    const record = { version: 3, setup: 1, moves: [1, -3, 2], undone: [] };
    expect(replay(stairs, record)).toEqual(refused({ move: 1, error: 'no 3 steps down' }));
    expect(replay(stairs, { ...record, setup: -1 })).toEqual(refused({ move: null, error: 'underground' }));
    expect(play(stairs, record, 1)).toEqual(refused('no 3 steps down'));
  });
});
