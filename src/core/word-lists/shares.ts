/**
 * Shares of the lines or words of a list that decide what it is. They are chosen by hand and not fitted: players' lists come in many formats,
 * and the repository has few examples of each. The space between them is wide: nearly all lines of a real list have its format, and
 * few lines of another text have it.
 */

/** Minimum share of lines in a format or notation; headers, comments, and first and last lines of a document are not. */
export const MOST = 0.8;

/** Minimum share of words in rows, and of lines in order, that distinguishes a list from a text. */
export const NEARLY_ALL = 0.95;

/** Minimum share of entries among lines that are otherwise single words, or among the records of a document. */
export const SOME = 0.2;

/** Number of words from which on an order, or the lack of repeats, is no accident. */
export const MANY_WORDS = 8;
