import type { Verdict } from './verdict.ts';

/**
 * The one verdict on all words of a play, as a tournament's word judge gives it: allowed only if every word is. Which of them is
 * wrong the judge does not say; the front ends do.
 */
export function playVerdict(words: readonly Pick<Verdict, 'verdict'>[]): Verdict['verdict'] {
  return words.every(({ verdict }) => verdict === 'allowed') ? 'allowed' : 'disallowed';
}

/** Points of the words together, without premium squares; null when a letter of one has no tile or the game has no tile values. */
export function playPoints(words: readonly Pick<Verdict, 'points'>[]): number | null {
  return words.reduce<number | null>((sum, { points }) => (sum === null || points === null ? null : sum + points), 0);
}
