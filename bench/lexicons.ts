import type { Lexicons } from '../src/rules/lexicons.ts';
import type { RulesetId } from '../src/rules/verdict.ts';
import { RULESET_LEXICONS } from '../src/storage/ruleset-lexicons.ts';
import { openPacked } from './word-lists.ts';

/** Both lexicons of the ruleset's language. */
export function openLexicons(ruleset: RulesetId): Lexicons {
  const { game, spelling } = RULESET_LEXICONS[ruleset];
  return { game: openPacked(game), spelling: openPacked(spelling), list: { name: '', edition: '' } };
}
