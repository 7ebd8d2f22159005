/** Limits on what is read of a user's file, and from when on it is no word list. */

/** Squares in a row of a board; longer words do not fit. */
export const BOARD_LETTERS = 15;

/** UTF-16 units of a line that are shown. */
export const SAMPLE_LENGTH = 60;

/** Number of skipped lines that a report shows; at most half of them for the same reason. */
export const SKIPPED_SHOWN = 10;

/** UTF-16 units within which the lines that decide the format must come. */
export const FORMAT_UNITS = 262_144;

/** Maximum number of words. The largest known list of a word game has 3.3 million; twice that takes 190 MB while it is packed. */
export const MOST_WORDS = 6_000_000;

/** Words to read, as a multiple of the maximum, before duplicates are dropped; low enough that this is rare. */
export const READ_FOR_EACH = 1.25;

/** Maximum bytes of unpacked text: 3.3 million words with columns, in UTF-16, are below 300 million. */
export const MOST_BYTES = 600_000_000;

/** Maximum length of a line in UTF-16 units. A lemma with all its forms has up to 4,000; longer lines are no list. */
export const LONGEST_LINE = 65_536;

/**
 * Maximum number of states of a list's automaton. Lists of words have about one for 20 words; one for each word means that the strings are
 * made up.
 */
export const MOST_STATES = 3_000_000;

/** Maximum share of lines that are no words. Exported lists have headers and remarks; prose and tables have 20 % and more. */
export const MOST_SKIPPED = 0.05;
/** Number of lines that may be no words in addition, so that a short list may have a headline. */
export const FEW_SKIPPED = 5;

/** Maximum share of lines with invalid bytes; in a wrong encoding it is 30 % and more. */
export const MOST_BROKEN = 0.01;

/** Number of lines after which a file is checked first, and then each time as many more have come. */
export const FIRST_CHECK = 1_000;
export const NEXT_CHECK = 65_536;

/** Number of words from which on letters show the language: 37 % of Polish words have a letter with a mark, and 24 % of German ones. */
export const LANGUAGE_WORDS = 500;
export const FEWEST_MARKED = 0.02;
/** Maximum share of English words with a letter that English lacks: 0.3 % if accents are kept. */
export const MOST_FOREIGN = 0.05;

/**
 * Minimum share of the words of the bundled list. Official lists have more: OSPS has three quarters of the bundled forms, the German
 * tournament list, which ends at fewer letters, a quarter. The space between them and lists of a few thousand words is wide.
 */
const SMALL_SHARE = 0.1;

/** Returns true when a list has so few words that it is probably not a complete list for the game. @param bundled words of the bundled list */
export function isSmallBeside(bundled: number, words: number): boolean {
  return words < bundled * SMALL_SHARE;
}
