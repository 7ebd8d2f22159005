import { lowerCase, normalise } from '../../../core/words/normalise.ts';

/** Returns a word as the game stores and compares it: lower case, NFC, single spaces, none around it; letters are not folded. */
export function writtenForm(text: string): string {
  return lowerCase(normalise(text));
}
