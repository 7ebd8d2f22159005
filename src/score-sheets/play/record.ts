import { done, type Outcome, refused } from './outcome.ts';

/**
 * A game is the list of its moves; the rules of the game compute everything else from them. So undo removes the last move, and stored data
 * cannot contradict itself. It survives JSON unchanged.
 */
export interface GameRecord<Setup, Move> {
  /** Version of setup and moves; incremented when older records can no longer be read. */
  readonly version: number;
  /** Start of the game, as of `Date.now()`; absent in older records. */
  readonly begun?: number;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  /** Moves taken back, the one taken back last at the end: it is redone first. */
  readonly undone: readonly Move[];
}

/** Rules of a game. Pure: neither function changes its arguments. */
export interface GameRules<Setup, Move, State, Problem> {
  readonly version: number;
  begin(setup: Setup): Outcome<State, Problem>;
  apply(state: State, move: Move): Outcome<State, Problem>;
}

/** The place where a record becomes invalid: `move` is an index into its moves, null for the setup. */
export interface RefusedRecord<Problem> {
  move: number | null;
  problem: Problem;
}

/** Returns the record of a game before its first move, begun at `now`, or the problem of the setup. */
export function newRecord<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  setup: Setup,
  now?: number,
): Outcome<GameRecord<Setup, Move>, Problem> {
  const begun = rules.begin(setup);
  if (!begun.ok) return begun;
  return done({ version: rules.version, ...(now !== undefined && { begun: now }), setup, moves: [], undone: [] });
}

/** Returns the state after all moves of the record. A record built by `play` is never refused; one from a file may be. */
export function replay<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  record: GameRecord<Setup, Move>,
): Outcome<State, RefusedRecord<Problem>> {
  const begun = rules.begin(record.setup);
  if (!begun.ok) return refused({ move: null, problem: begun.problem });
  let state = begun.value;
  for (const [index, move] of record.moves.entries()) {
    const next = rules.apply(state, move);
    if (!next.ok) return refused({ move: index, problem: next.problem });
    state = next.value;
  }
  return done(state);
}

/** Returns the record with one more move, or the problem of the move. Undone moves can then no longer be redone. */
export function play<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  record: GameRecord<Setup, Move>,
  move: Move,
): Outcome<GameRecord<Setup, Move>, Problem> {
  const longer = { ...record, moves: [...record.moves, move], undone: [] };
  const replayed = replay(rules, longer);
  return replayed.ok ? done(longer) : refused(replayed.problem.problem);
}

/** Returns the record without its last move, which can be redone; the same record if there is none. */
export function undo<Setup, Move>(record: GameRecord<Setup, Move>): GameRecord<Setup, Move> {
  const last = record.moves.at(-1);
  if (last === undefined) return record;
  return { ...record, moves: record.moves.slice(0, -1), undone: [...record.undone, last] };
}

/** Returns the record with the last undone move; the same record if there is none. */
export function redo<Setup, Move>(record: GameRecord<Setup, Move>): GameRecord<Setup, Move> {
  const next = record.undone.at(-1);
  if (next === undefined) return record;
  return { ...record, moves: [...record.moves, next], undone: record.undone.slice(0, -1) };
}
