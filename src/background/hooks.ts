import type { Answer, Request } from '../messages/table.ts';
import { rememberAsked } from './asked-last.ts';
import { keep } from './lexicons.ts';
import { lexiconsInTime, whenLoaded } from './when-loaded.ts';

/** Letters before and after a word. The spelling lexicon is taken where words that only it has may be played: in 7 słów. */
export function hooksOfWord({ word, ruleset }: Request<'hooks'>): Promise<Answer<'hooks'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return whenLoaded(async () => {
    // Evaluated when they are first asked for: a verdict does not need them.
    const [lexicons, { hooks }] = await Promise.all([
      lexiconsInTime(ruleset, ruleset === '7slow'),
      import('../rules/hooks.ts'),
    ]);
    return { hooks: hooks(word, ruleset, lexicons) };
  });
}
