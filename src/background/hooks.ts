import type { Answer, Request } from '../messages/table.ts';
import { hooks } from '../rules/hooks.ts';
import { aboveRules } from './above.ts';
import { isAtPlay } from './aids.ts';
import { rememberAsked } from './asked-last.ts';
import { keep, sourcesOf } from './lexicons.ts';
import { inTime, whenLoaded } from './when-loaded.ts';

/** Letters before and after a word. The spelling lexicon is taken where words that only it has may be played: in 7 słów. */
export function hooksOfWord({ word, ruleset }: Request<'hooks'>): Promise<Answer<'hooks'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return whenLoaded(async () => {
    const { list, ...sources } = sourcesOf(ruleset);
    const [game, spelling, above] = await Promise.all([
      inTime(sources.game),
      ruleset === '7slow' ? inTime(sources.spelling) : null,
      aboveRules(ruleset),
    ]);
    if (await isAtPlay()) return { hooks: { before: [], after: [] } };
    return { hooks: hooks(word, ruleset, { game, spelling, list, ...above }) };
  });
}
