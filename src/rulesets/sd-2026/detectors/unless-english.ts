import { entryOf } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isTypedAsName } from '../../../words/capital.ts';
import { CATALOGUE } from '../catalogue.ts';
import type { GermanQuestion } from '../question.ts';
import { english } from './known-bars.ts';

/** Does the rule speak of forms of verbs and adjectives alone, or of a noun's that nobody has met? Not where it names the right form. */
const isOfForms = (one: Reason): boolean =>
  one.evidence.today === undefined &&
  ['adjective', 'elision', 'loan', 'noun', 'verb'].includes(entryOf(one, CATALOGUE).kind);

const isOfNoun = (one: Reason): boolean => entryOf(one, CATALOGUE).kind === 'noun';

/**
 * The reasons, or that the word is an English one: it is nearer than forms of its letters where it was typed with a capital, and than a noun's
 * form where it was typed small, care.
 */
export function unlessEnglish(reasons: readonly Reason[], question: GermanQuestion): Reason[] {
  const isNearer = reasons.every(isTypedAsName(question.typed) ? isOfForms : isOfNoun);
  const inEnglish = isNearer ? english(question) : [];
  return inEnglish.length > 0 ? inEnglish : [...reasons];
}
