import { lay } from '../../words/lay.ts';
import type { GermanQuestion } from './question.ts';
import { againstTypedCase } from './typed-case.ts';

/** What a reading that only a rule makes is less likely, and one in the dictionary form is more, in powers of ten. */
const BY_RULE = 4;
const AS_LEMMA = 1.1;

/** How much more the case counts, if little, that was typed where the letters are settled than where words are chosen among. */
const CASE = 1.2;

/**
 * As dictionaries spell the form, by its likeliest reading: the commoner one, and of the case that was typed (mir, not Mir); a dictionary form
 * before another, either before what only a rule makes.
 */
export function likeliestSpelling(form: string, question: GermanQuestion): string {
  const likely = question.readingsOf(form).map(({ spelling, lemma, rule, weight }) => ({
    spelling,
    likelihood:
      weight -
      CASE * againstTypedCase(question.typed, spelling) -
      (rule === undefined ? 0 : BY_RULE) +
      (lay(lemma) === form ? AS_LEMMA : 0),
  }));
  return likely.sort((a, b) => b.likelihood - a.likelihood)[0]?.spelling ?? form;
}
