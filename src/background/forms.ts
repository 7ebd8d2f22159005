import type { Answer, Request } from '../messages/table.ts';
import { defectives, formsOf } from '../rules/forms.ts';
import { aboveRules } from './above.ts';
import { rememberAsked } from './asked-last.ts';
import { keep, sourcesOf } from './lexicons.ts';
import { inTime, whenLoaded } from './when-loaded.ts';

/** The paradigm of a word. Takes both lexicons of the language: forms that the rules refuse are only in the second one. */
export function formsOfWord({ word, ruleset, choice }: Request<'forms'>): Promise<Answer<'forms'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return whenLoaded(async () => {
    const { list, ...sources } = sourcesOf(ruleset);
    const [game, spelling, above] = await Promise.all([
      inTime(sources.game),
      inTime(sources.spelling),
      aboveRules(ruleset),
    ]);
    return { forms: formsOf(word, ruleset, { game, spelling, list, ...above }, choice) };
  });
}

export async function defectiveVerbs({ ruleset }: Request<'defectives'>): Promise<Answer<'defectives'>> {
  return { groups: defectives(ruleset) };
}
