import type { Answer, Request } from '../messages/table.ts';
import { defectives, formsOf } from '../rules/forms.ts';
import { rememberAsked } from './asked-last.ts';
import { keep } from './lexicons.ts';
import { lexiconsInTime, whenLoaded } from './when-loaded.ts';

/** The paradigm of a word. Takes both lexicons of the language: forms that the rules refuse are only in the second one. */
export function formsOfWord({ word, ruleset, choice }: Request<'forms'>): Promise<Answer<'forms'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return whenLoaded(async () => {
    return { forms: formsOf(word, ruleset, await lexiconsInTime(ruleset, true), choice) };
  });
}

export async function defectiveVerbs({ ruleset }: Request<'defectives'>): Promise<Answer<'defectives'>> {
  return { groups: defectives(ruleset) };
}
