/**
 * What stands before the first word of a sentence: only marks, or the end of another sentence, marks and a space. A point after fewer than
 * four letters may be that of an abbreviation, which stands before names: ul. Szkolna, Dr. Weiß.
 */
const BEFORE = /(?:^|(?:\p{L}{4}\.|[!?])[^\p{L}\d]*\s)[^\p{L}\d]*$/u;

/** Text that continues a sentence. A word of a list or a table is followed by nothing or by a capital. */
const BEHIND = /^\s+\p{Ll}/u;

/**
 * Returns true when the text shows that a word is the first of a sentence. Such a word has a capital whether it is a name or not.
 * @param before text of the block before the word, as `behind` after it; a few words are enough
 */
export const isSentenceStart = (before: string, behind: string): boolean => BEHIND.test(behind) && BEFORE.test(before);
