import { isAbbreviatedApart } from './abbreviated-apart.ts';
import { isInOtherScript } from './script.ts';
import { looksLikeWords, wordFromSelection } from './selection.ts';
import { MAX_WORD_LETTERS } from './word-lengths.ts';

/** More words than this are a phrase that nobody asks about on a game board. */
export const MOST_SELECTED_WORDS = 4;

/** The user has asked about a selection, by key, shortcut or menu, and has not only selected a text. */
export interface Asked {
  meant: boolean;
}

/**
 * The words of a selected text, cleaned, in order; empty when it is a sentence, a number, code or nothing. Where they are not `meant`, what
 * hardly anybody asks about is left in peace: a single letter, a square of the board (`8D`), a script that no rules know.
 */
export function selectedWords(text: string, { meant }: Asked = { meant: false }): string[] {
  // A whole page may be selected; no four words are this long.
  if (text.length > MOST_SELECTED_WORDS * 4 * MAX_WORD_LETTERS) return [];
  if (FOREIGN_TO_WORDS.test(text)) return [];
  const cleaned = wordFromSelection(text);
  if (!looksLikeWords(cleaned, MOST_SELECTED_WORDS)) return [];
  const words = isAbbreviatedApart(cleaned) ? [cleaned] : cleaned.split(' ').map(wordFromSelection);
  if (words.some((word) => word.length > MAX_WORD_LETTERS)) return [];
  const isLikely = meant || !(isInOtherScript(cleaned) || (words.length === 1 && !TWO_LETTERS.test(cleaned)));
  return isLikely ? words : [];
}

/** Code, addresses: signs that no cleaning may take away to leave a word that nobody selected. */
const FOREIGN_TO_WORDS = /[_=<>{}|\\/@#$%^&~]|\(\)/u;

const TWO_LETTERS = /\p{L}.*\p{L}/u;
