import type { Answer, Request } from '../messages/table.ts';
import { rememberAsked } from './asked-last.ts';
import { keep } from './lexicons.ts';
import { lexiconsInTime, whenLoaded } from './when-loaded.ts';

/** Evaluated when they are first asked for: a verdict does not need them. */
const forms = () => import('../rules/forms.ts');

/** The paradigm of a word. Takes both lexicons of the language: forms that the rules refuse are only in the second one. */
export function formsOfWord({ word, ruleset, choice }: Request<'forms'>): Promise<Answer<'forms'>> {
  keep(ruleset);
  rememberAsked(ruleset);
  return whenLoaded(async () => {
    const [lexicons, { formsOf }] = await Promise.all([lexiconsInTime(ruleset, true), forms()]);
    return { forms: formsOf(word, ruleset, lexicons, choice) };
  });
}

export async function defectiveVerbs({ ruleset }: Request<'defectives'>): Promise<Answer<'defectives'>> {
  const { defectives } = await forms();
  return { groups: defectives(ruleset) };
}
