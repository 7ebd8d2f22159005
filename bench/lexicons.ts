import type { openLexicon } from '../src/lexicon/packed-lexicon.ts';
import type { Lexicons } from '../src/rules/lexicons.ts';
import type { RulesetId } from '../src/rules/verdict.ts';
import { rulesetOf } from '../src/rulesets/index.ts';
import { openPacked } from './word-lists.ts';

/** Both lexicons of the ruleset's language. */
export function openLexicons(ruleset: RulesetId, open?: typeof openLexicon): Lexicons {
  const { game, spelling } = rulesetOf(ruleset).lexicons;
  return { game: openPacked(game, open), spelling: openPacked(spelling, open), list: { name: '', edition: '' } };
}
