import { type Clock, reset, start } from '../play/clock.ts';
import type { Move } from '../play/school-en/move.ts';
import type { State } from '../play/school-en/state.ts';

/**
 * Whether the move leaves board and turn unchanged, as a failed challenge does.
 * @param after the state after the move
 */
export function leavesTurn(move: Move, { turns }: State): boolean {
  return move.kind === 'challenge' && turns.at(-1)?.action.kind === 'play';
}

/**
 * The clock after a move. Each turn has the full time. Its clock runs if that of the previous turn did.
 * @param after the state after the move
 * @param now in milliseconds, as `Date.now()` returns it
 */
export function clockAfter(clock: Clock, move: Move, after: State, now: number): Clock {
  if (leavesTurn(move, after)) return clock;
  const next = reset(clock);
  return clock.startedAt !== null && after.phase.kind === 'turn' ? start(next, now) : next;
}
