import { loadDiagnosis } from '../src/cli/lexicons.ts';
import type { openLexicon } from '../src/core/lexicon/packed-lexicon.ts';
import type { Lexicons } from '../src/core/rules/lexicons.ts';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { rulesetOf } from '../src/core/rulesets/index.ts';
import { openPacked } from './word-lists.ts';

/** Both lexicons of the ruleset's language, and what its diagnosis is fitted to. */
export function openLexicons(ruleset: RulesetId, open?: typeof openLexicon): Lexicons {
  const { game, spelling } = rulesetOf(ruleset).lexicons;
  const [opened, known] = [openPacked(game, open), openPacked(spelling, open)];
  return { game: opened, spelling: known, list: { name: '', edition: '' }, ...loadDiagnosis(ruleset) };
}
