import type { Verdict } from './verdict.ts';

/** The result shown to the player. A word that is refused only because an open list lacks it counts as not found, not as barred. */
export type Outcome = Verdict['verdict'] | 'unfound';

/** The outcome of a verdict. */
export function outcomeOf({ verdict, settled }: Pick<Verdict, 'verdict' | 'settled'>): Outcome {
  return verdict === 'disallowed' && !settled ? 'unfound' : verdict;
}
