import { rulesetOf } from '../core/rulesets/index.ts';
import { loadRules } from '../core/rulesets/load.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { answerWithLexicon, lexiconsWithTimeout } from './when-loaded.ts';

/**
 * Returns the letters that may stand before and after a word. The spelling lexicon is needed if its words may be played: in a game without
 * a board, which uses general dictionaries.
 */
export function hooksOfWord({ word, ruleset }: Request<'hooks'>): Promise<Answer<'hooks'>> {
  return answerWithLexicon(async () => {
    // Evaluated when first needed; a verdict does not need them.
    const [lexicons, rules, { hooks }] = await Promise.all([
      lexiconsWithTimeout(ruleset, { withSpelling: rulesetOf(ruleset).row === null }),
      loadRules(ruleset),
      import('../core/rules/hooks.ts'),
    ]);
    return { hooks: hooks(word, rules, lexicons) };
  });
}
