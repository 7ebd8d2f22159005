/**
 * How much a string looks like the words of a language: a table of how often a letter follows another one. The table is one string, a digit in
 * base 36 for each pair of letters, row by row; rows are the letter before, the start of the word first, columns the letter, its end last.
 */
const LETTERS = 26;
const A = 'a'.charCodeAt(0);

/** One step of a digit, as a power of ten. */
export const DIGIT = 0.25;

/** Place of a pair of letters in the table; the start of a word stands before its first letter, and its end after the last one. */
export function placeOf(word: string, at: number): number {
  const before = at === 0 ? 0 : word.charCodeAt(at - 1) - A + 1;
  const letter = at === word.length ? LETTERS : word.charCodeAt(at) - A;
  return before * (LETTERS + 1) + letter;
}

/** The mean of −log₁₀ P(letter | letter before). @param word of the letters a to z */
export function unlikeness(word: string, table: string): number {
  let total = 0;
  for (let at = 0; at <= word.length; at++) total += Number.parseInt(table[placeOf(word, at)] ?? '0', 36);
  return (total * DIGIT) / (word.length + 1);
}
