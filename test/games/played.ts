import { type GameRecord, type GameRules, newRecord, play, replay } from '../../src/score-sheets/play/record.ts';

/** Returns the state after a setup and possible moves. */
export function stateAfter<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  setup: Setup,
  moves: readonly Move[],
): State {
  const replayed = replay(rules, { version: rules.version, setup, moves, undone: [] });
  if (!replayed.ok) {
    const { move, error } = replayed.error;
    throw new Error(`${JSON.stringify(move === null ? setup : moves[move])}: ${JSON.stringify(error)}`);
  }
  return replayed.value;
}

/** Returns the record of a game with possible moves. */
export function recordOf<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  setup: Setup,
  moves: readonly Move[],
): GameRecord<Setup, Move> {
  stateAfter(rules, setup, moves);
  return { version: rules.version, setup, moves, undone: [] };
}

/** Returns the error of the last of the moves, after possible ones; null if it is possible too. */
export function errorOf<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  setup: Setup,
  moves: readonly Move[],
): Failure | null {
  let record = newRecord(rules, setup);
  for (const [index, move] of moves.entries()) {
    if (!record.ok) throw new Error(`${JSON.stringify(moves[index - 1])}: ${JSON.stringify(record.error)}`);
    record = play(rules, record.value, move);
  }
  return record.ok ? null : record.error;
}
