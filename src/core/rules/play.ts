import { type Outcome, outcomeOf } from './outcome.ts';
import type { Verdict } from './verdict.ts';

/** The worst first. */
const WORST = ['disallowed', 'unfound'] as const;

/**
 * The single answer for all words of a play, as a tournament's word judge gives it: allowed only if every word is, and not found if one is
 * not found and none is barred. It does not say which word is wrong; the user interface does.
 */
export function playOutcome(words: readonly Pick<Verdict, 'verdict' | 'settled'>[]): Outcome {
  return worstOf(words.map(outcomeOf));
}

/** The worst of several outcomes. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  return WORST.find((outcome) => outcomes.includes(outcome)) ?? 'allowed';
}

/** The points of all words together, without premium squares. Null if a letter has no tile or the game has no tile values. */
export function playPoints(words: readonly Pick<Verdict, 'points'>[]): number | null {
  return words.reduce<number | null>((sum, { points }) => (sum === null || points === null ? null : sum + points), 0);
}
