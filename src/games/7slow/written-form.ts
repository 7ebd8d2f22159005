import { lowerCase, normalise } from '../../words/normalise.ts';

/** A word as the game keeps and compares it: lower case, NFC, single spaces, none around it; letters are not folded. */
export function writtenForm(text: string): string {
  return lowerCase(normalise(text));
}
