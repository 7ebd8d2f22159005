/** Maximum lengths of texts in messages, in UTF-16 units. They are apart from the table, which no script on a page includes. */

/** Longest selection that is read: more than any play; of a list its beginning. */
export const LONGEST_SELECTION = 1000;

/** Text on either side of a selection, for the rest of a word. */
export const BESIDE = 64;

/** Longest language tag of a page; longer ones are unknown. */
export const LONGEST_LANGUAGE = 35;

/** Longest text of a table of words: a chat log of some hours, about 20,000 words. */
export const LONGEST_TABLE_TEXT = 100_000;

/** Longest host name: 253 characters, and a point after it. */
export const LONGEST_HOST = 254;

/** Maximum number of hosts of pages around a frame, from the innermost on. */
export const MOST_HOSTS = 20;
