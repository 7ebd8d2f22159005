import { type Clock, reset, start } from '../games/clock.ts';
import type { Move } from '../games/school-en/move.ts';
import type { State } from '../games/school-en/state.ts';

/**
 * Does the move leave the board and the turn as they were? A challenge that fails does.
 * @param after the state that the move has led to.
 */
export function leavesTurn(move: Move, { turns }: State): boolean {
  return move.kind === 'challenge' && turns.at(-1)?.action.kind === 'play';
}

/**
 * The clock after a move: each turn has its whole time, and its clock runs where that of the turn before did.
 * @param after the state that the move has led to.
 * @param now milliseconds, as `Date.now()` says.
 */
export function clockAfter(clock: Clock, move: Move, after: State, now: number): Clock {
  if (leavesTurn(move, after)) return clock;
  const next = reset(clock);
  return clock.startedAt !== null && after.phase.kind === 'turn' ? start(next, now) : next;
}
