import { startsWithCapital } from '../../words/capital.ts';
import { lay } from '../../words/lay.ts';
import type { GermanQuestion } from './question.ts';

/**
 * As dictionaries spell the form, by its likeliest reading: a dictionary form before another, either before what only a rule makes; of
 * equal ones that of the asked word's case.
 */
export function likeliestSpelling(form: string, question: GermanQuestion): string {
  const capital = startsWithCapital(question.typed);
  const doubts = question.readingsOf(form).map(({ spelling, lemma, rule }) => ({
    spelling,
    doubt:
      (rule === undefined ? 0 : 4) + (lay(lemma) === form ? 0 : 2) + (startsWithCapital(spelling) === capital ? 0 : 1),
  }));
  return doubts.sort((a, b) => a.doubt - b.doubt)[0]?.spelling ?? form;
}
