/** A Roman numeral of at least two letters; a single letter may be anything. */
const ROMAN = /^(?=..)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Returns true for a Roman numeral in capitals: `IV`, `XVII`. */
export const isRomanNumber = (word: string): boolean => ROMAN.test(word);
