import { type Outcome, outcomeOf } from './outcome.ts';
import type { Verdict } from './verdict.ts';

/** What is worse comes first. */
const WORST = ['disallowed', 'unfound'] as const;

/**
 * The one answer to all words of a play, as a tournament's word judge gives it: allowed only if every word is, and not found where none is
 * barred. Which of them is wrong the judge does not say; the front ends do.
 */
export function playOutcome(words: readonly Pick<Verdict, 'verdict' | 'settled'>[]): Outcome {
  return worstOf(words.map(outcomeOf));
}

/** The same of outcomes. */
export function worstOf(outcomes: readonly Outcome[]): Outcome {
  return WORST.find((outcome) => outcomes.includes(outcome)) ?? 'allowed';
}

/** Points of the words together, without premium squares; null when a letter of one has no tile or the game has no tile values. */
export function playPoints(words: readonly Pick<Verdict, 'points'>[]): number | null {
  return words.reduce<number | null>((sum, { points }) => (sum === null || points === null ? null : sum + points), 0);
}
