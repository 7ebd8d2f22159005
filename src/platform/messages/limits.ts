/** Maximum lengths of texts in messages, in UTF-16 units. They are apart from the table, which no script on a page includes. */

/** Longest selection that is read: more than any play; of a list its beginning. */
export const LONGEST_SELECTION = 1000;

/** Text on either side of a selection, for the rest of a word. */
export const BESIDE = 64;

/** Longest language tag of a page; longer ones are unknown. */
export const LONGEST_LANGUAGE = 35;

/** Longest text of a table of words: a chat log of some hours, about 20,000 words. */
export const LONGEST_TABLE_TEXT = 100_000;

/** Longest origin, in UTF-16 units: a scheme, a host of 253 characters with a point after it, and a port. */
export const LONGEST_ORIGIN = 280;

/** Maximum number of hosts of pages around a frame, from the innermost on. */
export const MOST_HOSTS = 20;

/** Longest text that is judged, in UTF-16 units. No word comes near; it limits what a page can send. */
export const LONGEST_WORD = 100;

/** Longest id of a paradigm, in UTF-16 units: a lemma and what distinguishes its homonyms. */
export const LONGEST_CHOICE = 200;

/** Maximum number of earlier words of a request: more than seven rounds of six players have. */
export const MOST_EARLIER_WORDS = 60;

/** Maximum number of words of a request; judging them takes some hundredths of a second. */
export const MOST_WORDS_AT_ONCE = 500;

/** Longest id of a search, in UTF-16 units: a UUID. */
export const LONGEST_SEARCH_ID = 36;

/** Maximum number of words whose hooks are requested; each takes up to half a millisecond. */
export const MOST_HOOKED_WORDS = 40;

/** Longest text for the panel, in UTF-16 units: the words of one play with separators. */
export const LONGEST_PLAY = 8 * (LONGEST_WORD + 1);

/** Longest id of a rule, in UTF-16 units: twice as long as any. */
export const LONGEST_RULE = 80;
