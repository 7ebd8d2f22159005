import { nearWords, type Weigh } from '../../diagnosis/near-words.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuestion } from './question.ts';
import { againstCaseOfSlip, againstTypedCase } from './typed-case.ts';

/** Readings weigh less whose case was not typed. */
const weighFor =
  (typed: string): Weigh =>
  ({ logFrequency: weight = 0, spelling = '' }) =>
    weight - againstCaseOfSlip(typed, spelling);

/**
 * Words of the game that may have been meant by one that is none, as laid, best first.
 * @param furthest highest cost that a mistake may have (difference.ts)
 */
export const meantBy = ({ form, typed, game }: GermanQuestion, furthest?: number): string[] =>
  nearWords(form, game, GERMAN, furthest, weighFor(typed));

/** How common a form is by its commonest reading, as `Reading` counts; 0 where nothing is known. */
export const weightOf = (form: string, question: GermanQuestion): number =>
  Math.max(0, ...question.readingsOf(form).map(({ weight }) => weight));

/**
 * As dictionaries spell the form, by its likeliest reading: one that no rule had to make, common, and of the case that was typed (mir, not Mir).
 * @param against how far the case that was typed speaks against a spelling
 */
export function likeliestSpelling(form: string, question: GermanQuestion, against = againstTypedCase): string {
  const readings = question.readingsOf(form);
  const entered = readings.filter(({ rule }) => rule === undefined);
  let spelling = form;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of entered.length > 0 ? entered : readings) {
    const likelihood = one.weight - against(question.typed, one.spelling);
    if (likelihood > highest) [spelling, highest] = [one.spelling, likelihood];
  }
  return spelling;
}
