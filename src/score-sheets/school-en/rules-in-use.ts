import type { RulesetId } from '../../core/rules/verdict.ts';
import { lowerCase } from '../../core/words/normalise.ts';

/** The ruleset of this page. */
export const RULESET: RulesetId = 'school-en';

/** Converts words of the board to words for lookup, in lower case: on the board, capitals are no sign of a name or an abbreviation. */
export function asLookedUp(words: readonly string[]): string[] {
  return words.map(lowerCase);
}
