/** Result of an action that the rules may forbid: its value, or the error as data. */
export type Outcome<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

/** Returns a result with a value. */
export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Returns a result with an error. */
export function refused<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error };
}

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
export interface GameRules<Setup, Move, State, Failure> {
  readonly version: number;
  begin(setup: Setup): Outcome<State, Failure>;
  apply(state: State, move: Move): Outcome<State, Failure>;
}

/** The place where a record becomes invalid: `move` is an index into its moves, null for the setup. */
interface InvalidRecord<Failure> {
  move: number | null;
  error: Failure;
}

/** Returns the record of a game before its first move, begun at `now`, or the error of the setup. */
export function newRecord<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  setup: Setup,
  now?: number,
): Outcome<GameRecord<Setup, Move>, Failure> {
  const begun = rules.begin(setup);
  if (!begun.ok) return begun;
  return done({ version: rules.version, ...(now !== undefined && { begun: now }), setup, moves: [], undone: [] });
}

/** Returns the state after all moves of the record. A record built by `play` is never refused; one from a file may be. */
export function replay<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  record: GameRecord<Setup, Move>,
): Outcome<State, InvalidRecord<Failure>> {
  const begun = rules.begin(record.setup);
  if (!begun.ok) return refused({ move: null, error: begun.error });
  let state = begun.value;
  for (const [index, move] of record.moves.entries()) {
    const next = rules.apply(state, move);
    if (!next.ok) return refused({ move: index, error: next.error });
    state = next.value;
  }
  return done(state);
}

/** Returns the record with one more move, or the error of the move. Undone moves can then no longer be redone. */
export function play<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  record: GameRecord<Setup, Move>,
  move: Move,
): Outcome<GameRecord<Setup, Move>, Failure> {
  const longer = { ...record, moves: [...record.moves, move], undone: [] };
  const replayed = replay(rules, longer);
  return replayed.ok ? done(longer) : refused(replayed.error.error);
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

/** Returns true if the players see two consecutive moves as one step, which they undo and redo together. */
export type Together<Move> = (earlier: Move, later: Move) => boolean;

/** Returns the record without its last step. */
export function undoStep<Setup, Move>(
  record: GameRecord<Setup, Move>,
  together: Together<Move>,
): GameRecord<Setup, Move> {
  const [earlier, later] = record.moves.slice(-2);
  const shorter = undo(record);
  const continues = earlier !== undefined && later !== undefined && together(earlier, later);
  return continues ? undoStep(shorter, together) : shorter;
}

/** Returns the record with the last undone step. */
export function redoStep<Setup, Move>(
  record: GameRecord<Setup, Move>,
  together: Together<Move>,
): GameRecord<Setup, Move> {
  const [later, earlier] = record.undone.slice(-2);
  const longer = redo(record);
  const continues = earlier !== undefined && later !== undefined && together(earlier, later);
  return continues ? redoStep(longer, together) : longer;
}
