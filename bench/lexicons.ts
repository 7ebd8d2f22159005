import type { Lexicons } from '../src/rules/lexicons.ts';
import type { RulesetId } from '../src/rules/verdict.ts';
import { rulesetOf } from '../src/rulesets/index.ts';
import { openPacked } from './word-lists.ts';

/** Both lexicons of the ruleset's language. */
export function openLexicons(ruleset: RulesetId): Lexicons {
  const { game, spelling } = rulesetOf(ruleset).lexicons;
  return { game: openPacked(game), spelling: openPacked(spelling), list: { name: '', edition: '' } };
}
