import { startsWithCapital } from '../../words/capital.ts';

/**
 * What a word loses in likelihood that is not spelled with the case that was typed, in powers of ten: every word has a capital at the start of
 * a sentence, while hardly anybody who writes a sentence leaves that of a noun out.
 */
const OTHER_CASE = { capital: 2, small: 4 } as const;

/** The same of a noun whose forms are asked for: nobody writes a sentence there. */
const SMALL_WHEN_ASKED = 1;

/**
 * How far the case that was typed speaks against a word, in powers of ten. Letters that are all capitals say nothing.
 * @param spelling as dictionaries spell the word
 */
export function againstTypedCase(typed: string, spelling: string): number {
  if (typed.length > 1 && typed === typed.toUpperCase()) return 0;
  const isCapital = startsWithCapital(typed);
  if (isCapital === startsWithCapital(spelling)) return 0;
  return isCapital ? OTHER_CASE.capital : OTHER_CASE.small;
}

/** The same of a word that was misspelled: who does so may well leave out a capital, and who looks a word up has no sentence. */
export const againstCaseOfSlip = (typed: string, spelling: string): number =>
  Math.min(againstTypedCase(typed, spelling), OTHER_CASE.capital);

/** The same of a noun whose forms are asked for. */
export function againstCaseOfNoun(typed: string, noun: string): number {
  return Math.min(againstTypedCase(typed, noun), SMALL_WHEN_ASKED);
}
