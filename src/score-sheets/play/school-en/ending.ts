import type { Holding } from './holding.ts';
import type { Turn } from './state.ts';

/** Why the game is over: a rack is empty with an empty bag, or all have passed twice in a row; null while it goes on. */
export type Ending = { because: 'out'; player: number } | { because: 'passes' };

/** Turns that everyone has to pass, one after the other. */
const PASSES = 2;

/**
 * Returns the end of the game, if it is over (rule 12). A turn lost by a challenge counts as passed: the Turkish text of rule 11 says that
 * its player passes. An exchange does not.
 */
export function endingOf(turns: readonly Turn[], { bag, racks }: Holding): Ending | null {
  const out = racks.indexOf(0);
  if (bag === 0 && out >= 0) return { because: 'out', player: out };
  const last = turns.slice(-PASSES * racks.length);
  const passed = last.every(({ action }) => action.kind === 'pass' || action.kind === 'taken-back');
  return last.length === PASSES * racks.length && passed ? { because: 'passes' } : null;
}
