/** What is said first of a word that was typed with a capital and would be the form of a word that has none. */

import { entryOf, nameOfRule } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { startsWithCapital } from '../../../words/capital.ts';
import { CATALOGUE, type RuleName, reason } from '../catalogue.ts';
import type { GermanQuestion } from '../question.ts';
import { english } from './known-bars.ts';

/** Does the rule speak of forms of verbs and adjectives alone, or of a noun's that nobody has met? An English word of these letters is nearer. */
const isOfForms = (one: Reason): boolean =>
  ['adjective', 'elision', 'loan', 'noun', 'verb'].includes(entryOf(one, CATALOGUE).kind);

/** Rules about shortened and English forms, which begin a sentence in dialogues alone. Names look like them: Nagl, Bing, Schickers. */
const OF_SHORT_FORMS: ReadonlySet<string> = new Set([
  'II.5.unlisted',
  'II.5.1.a',
  'II.5.1.b',
  'II.5.1.c',
  'II.5.1.english',
  'II.5.1.f.noext',
  'II.5.1.g',
  'II.5.2.c.suffix',
  'II.5.2.rest',
  'II.6.1.a',
] satisfies RuleName[]);

/** The reasons, and before them what the word rather is, typed as it was: an English word, or a name that no list has. */
export function asTyped(reasons: readonly Reason[], question: GermanQuestion): Reason[] {
  const { typed } = question;
  if (!startsWithCapital(typed) || typed === typed.toUpperCase() || !reasons.every(isOfForms)) return [...reasons];
  const inEnglish = english(question);
  if (inEnglish.length > 0) return inEnglish;
  return reasons.every(({ rule }) => OF_SHORT_FORMS.has(nameOfRule(rule)))
    ? [reason('not-listed', { name: typed }), ...reasons]
    : [...reasons];
}
