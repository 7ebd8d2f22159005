/** Bounds on what is looked at, so that any input, of any length, is answered at once. */

/** UTF-16 units of the raw text that are read; a selection of a whole page is no word. */
export const MAX_RAW_LENGTH = 1024;

/** UTF-16 units of a normalised text that are kept; the longest Polish dictionary word has fewer than 40 letters. */
export const MAX_TEXT_LENGTH = 256;

/** Letters of a word that the rules analyse; a longer one is not in any list and gets no suggestions. */
export const MAX_WORD_LETTERS = 40;

/** Fewest letters of a play: a one-letter word cannot be laid. */
export const MIN_WORD_LETTERS = 2;
