import { isAbbreviatedApart } from './abbreviated-apart.ts';
import { isInOtherScript } from './script.ts';
import { looksLikeWords, wordFromSelection } from './selection.ts';
import { MAX_WORD_LETTERS } from './word-lengths.ts';

/** Maximum number of selected words that are judged at once; more are a phrase. */
export const MOST_SELECTED_WORDS = 4;

/** True when the user has asked about the selection by modifier, key, shortcut or menu; false when it was only selected. */
export interface Asked {
  meant: boolean;
}

/**
 * Returns the words of a selected text, cleaned and in order; empty for a sentence, a number or code. If not `meant`, also empty for texts
 * about which hardly anybody asks: a single letter, a square (`8D`), another script.
 */
export function selectedWords(text: string, { meant }: Asked = { meant: false }): string[] {
  // A whole page may be selected; four words are never this long.
  if (text.length > MOST_SELECTED_WORDS * 4 * MAX_WORD_LETTERS) return [];
  if (FOREIGN_TO_WORDS.test(text)) return [];
  const cleaned = wordFromSelection(text);
  if (!looksLikeWords(cleaned, MOST_SELECTED_WORDS)) return [];
  const words = isAbbreviatedApart(cleaned) ? [cleaned] : cleaned.split(' ').map(wordFromSelection);
  if (words.some((word) => word.length > MAX_WORD_LETTERS)) return [];
  const isLikely = meant || !(isInOtherScript(cleaned) || (words.length === 1 && !TWO_LETTERS.test(cleaned)));
  return isLikely ? words : [];
}

/** Signs of code and addresses, which must not be cleaned away. */
const FOREIGN_TO_WORDS = /[_=<>{}|\\/@#$%^&~]|\(\)/u;

const TWO_LETTERS = /\p{L}.*\p{L}/u;
