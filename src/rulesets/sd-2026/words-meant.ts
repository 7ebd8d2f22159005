import { nearWords, type Weigh } from '../../diagnosis/near-words.ts';
import { GERMAN } from './orthography.ts';
import type { GermanQuestion } from './question.ts';
import { againstCaseOfSlip } from './typed-case.ts';

/** Readings weigh less whose case was not typed. */
const weighFor =
  (typed: string): Weigh =>
  ({ weight = 0, spelling = '' }) =>
    weight - againstCaseOfSlip(typed, spelling);

/**
 * Words of the game that may have been meant by one that is none, as laid, best first.
 * @param furthest highest cost that a mistake may have (difference.ts)
 * @param unlikeliest highest cost that a mistake may have with what the word costs for being rare
 */
export function meantBy({ form, typed, game }: GermanQuestion, furthest?: number, unlikeliest?: number): string[] {
  return nearWords(form, game, GERMAN, furthest, weighFor(typed), unlikeliest);
}

/** How common a form is by its commonest reading, as `Reading` counts; 0 where nothing is known. */
export const weightOf = (form: string, question: GermanQuestion): number =>
  Math.max(0, ...question.readingsOf(form).map(({ weight }) => weight));

/** How common a word is, as `Reading` counts, that is rather meant than what nobody has written down. */
const COMMON = 2.5;

/** Is a near word so common that it is rather meant: Rückgrat, not what Rück and Rat make? */
export const isCommon = (near: string, question: GermanQuestion, least = COMMON): boolean =>
  weightOf(near, question) >= least;
