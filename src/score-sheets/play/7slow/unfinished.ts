import type { Problem } from './problem.ts';
import type { State } from './state.ts';

/** Returns what the last round still needs before the next one can be dealt or the game can end; null if it is complete. */
export function unfinished(state: State): Problem | null {
  const round = state.rounds.at(-1);
  const { kind } = state.setup.mode;
  if (state.challenge) return { kind: 'challenge-open' };
  if (!round) return null;
  if (kind === 'timed' && round.fastest === null) return { kind: 'fastest-missing', round: state.rounds.length };
  const players = round.words.flatMap((written, player) => (written ? [] : [player]));
  if (players.length > 0) return { kind: 'words-missing', players };
  if (kind === 'solo' && round.inTime === null) return { kind: 'time-missing', round: state.rounds.length };
  return null;
}
