import { type GameRecord, type GameRules, newRecord, play, replay } from '../../src/score-sheets/play/record.ts';

/** The state after a setup and moves, all of which have to be possible. */
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

/** The record of a game with these moves, all of which have to be possible. */
export function recordOf<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
  setup: Setup,
  moves: readonly Move[],
): GameRecord<Setup, Move> {
  stateAfter(rules, setup, moves);
  return { version: rules.version, setup, moves, undone: [] };
}

/** What is said to the last of the moves; the moves before it have to be possible. Null when it is possible too. */
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
