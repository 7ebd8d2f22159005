/** Signs inside phrases. Private-use characters: no evidence holds them, and getMessage passes them through. */

export const WORD_START = '\uE000';
export const WORD_END = '\uE001';

/** Fills the place of evidence that there is not. */
export const ABSENT = '\uE002';

/** Marks a word that has a verdict of its own, so that front ends find it in the sentence. */
export function asWord(word: string): string {
  return WORD_START + word + WORD_END;
}
