import { unifiedCharacters } from '../../core/words/normalise.ts';
import { LONGEST_WORD } from '../../platform/messages/table.ts';

/** A word as laid with tiles. The rules judge apostrophes and hyphens inside. */
const WORD = /^\p{L}+(?:[\u2019-]\p{L}+)*$/u;

/** The typed word; null for anything else, such as two words or an unnamed blank, even at the end of a word. */
export function typedWord(text: string): string | null {
  const word = unifiedCharacters(text).trim();
  return word.length <= LONGEST_WORD && WORD.test(word) ? word : null;
}
