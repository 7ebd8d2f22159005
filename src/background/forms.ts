import { formsOf } from '../core/rules/forms.ts';
import { loadRules } from '../core/rulesets/load.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { diagnosisOf } from './diagnosis-of.ts';
import { answerWithLexicon, lexiconsWithTimeout } from './when-loaded.ts';

/** Returns the paradigm of a word. It needs both lexicons of the language, because barred forms are only in the second one. */
export function formsOfWord({ word, ruleset, choice }: Request<'forms'>): Promise<Answer<'forms'>> {
  return answerWithLexicon(async () => {
    const [lexicons, rules, diagnosis] = await Promise.all([
      lexiconsWithTimeout(ruleset, { withSpelling: true }),
      loadRules(ruleset),
      diagnosisOf(ruleset),
    ]);
    return { forms: formsOf(word, rules, { ...lexicons, ...(diagnosis && { diagnosis }) }, choice) };
  });
}

export async function defectiveVerbs({ ruleset }: Request<'defectives'>): Promise<Answer<'defectives'>> {
  const rules = await loadRules(ruleset);
  return { groups: rules.defectives?.() ?? [] };
}
