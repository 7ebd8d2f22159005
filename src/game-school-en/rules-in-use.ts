import type { RulesetId } from '../rules/verdict.ts';
import { lowerCase } from '../words/normalise.ts';

/** The rules that this page's words are judged by. */
export const RULESET: RulesetId = 'school-en';

/** Words of the board as they are looked up. There all letters are capitals, which is no sign of a name or an abbreviation. */
export function asLookedUp(words: readonly string[]): string[] {
  return words.map(lowerCase);
}
