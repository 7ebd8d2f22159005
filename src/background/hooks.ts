import type { Answer, Request } from '../messages/table.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { loadRules } from '../rulesets/load.ts';
import { lexiconsInTime, whenLoaded } from './when-loaded.ts';

/**
 * Letters before and after a word. The spelling lexicon is taken where words that only it has may be played: in a game without a board,
 * which is played by general dictionaries.
 */
export function hooksOfWord({ word, ruleset }: Request<'hooks'>): Promise<Answer<'hooks'>> {
  return whenLoaded(async () => {
    // Evaluated when they are first asked for: a verdict does not need them.
    const [lexicons, rules, { hooks }] = await Promise.all([
      lexiconsInTime(ruleset, { withSpelling: rulesetOf(ruleset).row === null }),
      loadRules(ruleset),
      import('../rules/hooks.ts'),
    ]);
    return { hooks: hooks(word, rules, lexicons) };
  });
}
