/** A letter three times in a row. */
const THRICE = /(.)\1\1/u;

/** Returns true when a letter is repeated three times in a row, as in a drawn-out word: `taaak`, `Hmmm`. */
export const isDrawnOut = (word: string): boolean => THRICE.test(word);
