/** Bounds that keep the time of an answer independent of the length of the input. */

/** Maximum length of the raw text in UTF-16 units; a selected page is no word. */
export const MAX_RAW_LENGTH = 1024;

/** Maximum length of a normalised text in UTF-16 units. The longest Polish dictionary word has fewer than 40 letters. */
export const MAX_TEXT_LENGTH = 256;

/** Maximum length of a word that rules analyse. Longer words are in no list and get no suggestions. */
export const MAX_WORD_LETTERS = 40;

/** Minimum length of a play: one letter is no word on the board. */
export const MIN_WORD_LETTERS = 2;
