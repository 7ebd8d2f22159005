/** How long texts in messages may be, in UTF-16 units. Apart from the table, which no script in a page carries. */

/** Longest text of a selection that is looked at: more than any play, and of a list its beginning. */
export const LONGEST_SELECTION = 1000;

/** On either side of a selection, where the rest of a word is looked for. */
export const BESIDE = 64;

/** Longest language tag that a page's declaration is taken for: longer ones are none that is known. */
export const LONGEST_LANGUAGE = 35;

/** Longest text that a table of words is opened with: a chat log of some hours, about 20,000 words. */
export const LONGEST_TABLE_TEXT = 100_000;

/** Longest host name: 253 characters, and a point after it. */
export const LONGEST_HOST = 254;

/** Pages around a frame whose hosts are named, from the innermost one on. */
export const MOST_HOSTS = 20;
