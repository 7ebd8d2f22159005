import { MAX_WORD_LETTERS } from '../words/limits.ts';
import { looksLikeWords, wordFromSelection } from '../words/selection.ts';

/** More words than this are a phrase that nobody asks about on a game board. */
export const MOST_WORDS = 4;

/** The words of a selected text, cleaned, in order; empty when it is a sentence, a number, code or nothing. */
export function selectedWords(text: string): string[] {
  // A whole page may be selected; no four words are this long.
  if (text.length > MOST_WORDS * 4 * MAX_WORD_LETTERS) return [];
  if (FOREIGN_TO_WORDS.test(text)) return [];
  const cleaned = wordFromSelection(text);
  if (!looksLikeWords(cleaned, MOST_WORDS)) return [];
  const words = cleaned.split(' ').map(wordFromSelection);
  return words.every((word) => word.length <= MAX_WORD_LETTERS) ? words : [];
}

/** Numbers, code, addresses: signs that no cleaning may take away to leave a word that nobody selected. */
const FOREIGN_TO_WORDS = /[\p{N}_=<>{}|\\/@#$%^&*+~]|\(\)/u;
