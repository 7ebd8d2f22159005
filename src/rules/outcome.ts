import type { Verdict } from './verdict.ts';

/** What a player is told of a word: a refusal that nothing but an open list's silence decides bars nothing; the word is only not found. */
export type Outcome = Verdict['verdict'] | 'unfound';

/** What the player is told. */
export function outcomeOf({ verdict, settled }: Pick<Verdict, 'verdict' | 'settled'>): Outcome {
  return verdict === 'disallowed' && !settled ? 'unfound' : verdict;
}
