/** A number in Roman figures, as they are written; one figure alone may be any letter. */
const ROMAN = /^(?=..)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** Is it a number in Roman figures, in capitals: `IV`, `XVII`? */
export const isRomanNumber = (word: string): boolean => ROMAN.test(word);
