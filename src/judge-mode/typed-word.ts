import { LONGEST_WORD } from '../messages/table.ts';
import { unifiedCharacters } from '../words/normalise.ts';

/** A word as it is laid; apostrophes and hyphens inside are for the rules to judge. */
const WORD = /^\p{L}+(?:[\u2019-]\p{L}+)*$/u;

/** The word that was typed; null for anything else, such as two words or an unnamed blank, at the end of a word as well. */
export function typedWord(text: string): string | null {
  const word = unifiedCharacters(text).trim();
  return word.length <= LONGEST_WORD && WORD.test(word) ? word : null;
}
