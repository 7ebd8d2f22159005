/** A letter three times on end. */
const THRICE = /(.)\1\1/u;

/** Has the word a letter three times, as who draws it out writes it: `taaak`, `Hmmm`? */
export const isDrawnOut = (word: string): boolean => THRICE.test(word);
