import { done, type Outcome, refused } from './outcome.ts';

/**
 * A game is the list of its moves: everything else is worked out from them by the rules of the game. So undoing is
 * taking the last move away, and what is stored cannot contradict itself. Survives JSON unchanged.
 */
export interface GameRecord<Setup, Move> {
  /** Version of the setup and the moves; raised when records of before can no longer be read. */
  readonly version: number;
  /** When the game was begun, milliseconds as of `Date.now()`; absent in records of before this was kept. */
  readonly begun?: number;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  /** Moves taken back, the one taken back last at the end: it is redone first. */
  readonly undone: readonly Move[];
}

/** What a game does with its moves. Pure: neither function changes what it is given. */
export interface GameRules<Setup, Move, State, Problem> {
  readonly version: number;
  begin(setup: Setup): Outcome<State, Problem>;
  apply(state: State, move: Move): Outcome<State, Problem>;
}

/** Where a record stops making sense: `move` is an index into its moves, null when it is the setup. */
export interface RefusedRecord<Problem> {
  move: number | null;
  problem: Problem;
}

/** The record of a game before its first move, begun at `now`, or what is wrong with the setup. */
export function newRecord<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  setup: Setup,
  now?: number,
): Outcome<GameRecord<Setup, Move>, Problem> {
  const begun = rules.begin(setup);
  if (!begun.ok) return begun;
  return done({ version: rules.version, ...(now !== undefined && { begun: now }), setup, moves: [], undone: [] });
}

/** The state after all moves of the record. A record that `play` has built is never refused; one from a file may be. */
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

/** The record with one more move, or why the move is not possible. What was undone can no longer be redone then. */
export function play<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  record: GameRecord<Setup, Move>,
  move: Move,
): Outcome<GameRecord<Setup, Move>, Problem> {
  const longer = { ...record, moves: [...record.moves, move], undone: [] };
  const replayed = replay(rules, longer);
  return replayed.ok ? done(longer) : refused(replayed.problem.problem);
}

/** The record without its last move, which can be redone; the same record when there is none. */
export function undo<Setup, Move>(record: GameRecord<Setup, Move>): GameRecord<Setup, Move> {
  const last = record.moves.at(-1);
  if (last === undefined) return record;
  return { ...record, moves: record.moves.slice(0, -1), undone: [...record.undone, last] };
}

/** The record with the move that was taken back last; the same record when there is none. */
export function redo<Setup, Move>(record: GameRecord<Setup, Move>): GameRecord<Setup, Move> {
  const next = record.undone.at(-1);
  if (next === undefined) return record;
  return { ...record, moves: [...record.moves, next], undone: record.undone.slice(0, -1) };
}
