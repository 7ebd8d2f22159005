/** Recognises a word whose letters are sorted, beside the word itself: `AAKR` beside `ARKA`. */

import { decomposed } from '../words/normalise.ts';

/** Number of columns that are inspected. */
export const MOST_COLUMNS = 12;

/** Minimum length; of two letters, half of the orders are alphabetical. */
const FEWEST_LETTERS = 3;

/** Returns the word in lower case without marks. */
export function plain(word: string): string {
  return decomposed(word).replace(/\p{M}/gu, '');
}

/** Returns the letters of a word in lower case, in the order of their code units. */
export function sortedLetters(word: string): string {
  return [...word.toLowerCase()].sort().join('');
}

/**
 * Returns true when `cell` has the letters of `word` in alphabetical order. Letters with marks follow their plain letter or, as programs sort
 * them, all plain letters.
 */
export function isAlphagram(cell: string, word: string): boolean {
  if (cell.length !== word.length || [...word].length < FEWEST_LETTERS) return false;
  const letters = [...cell.toLowerCase()];
  const byUnit = sortedLetters(word);
  if (sortedLetters(cell) !== byUnit) return false;
  return (
    letters.join('') === byUnit ||
    letters.every((letter, i) => i === 0 || decomposed(letters[i - 1] ?? '') <= decomposed(letter))
  );
}

/** Returns true when a word is not before another, whether letters with marks have a place of their own or not. */
export function isInOrder(one: string, other: string): boolean {
  return plain(one) <= plain(other) || decomposed(one) <= decomposed(other);
}

/**
 * Returns true when most rows have in this column the letters of another cell in alphabetical order. A word whose own letters are sorted
 * (`abet`) does not make the column of words one of alphagrams: of two such columns, the one that is sorted more often is meant.
 * @param share minimum share of the rows with at least three letters
 */
export function isAlphagramColumn(rows: readonly (readonly string[])[], column: number, share: number): boolean {
  const long = rows.filter((row) => [...(row[column] ?? '')].length >= FEWEST_LETTERS);
  const columns = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map((row) => row.length)));
  if (long.length === 0) return false;
  const count = (one: number, other: number) =>
    long.filter((row) => isAlphagram(row[one] ?? '', row[other] ?? '')).length;
  for (let other = 0; other < columns; other++) {
    if (other === column) continue;
    const sorted = count(column, other);
    if (sorted > 0 && sorted >= long.length * share && sorted > count(other, column)) return true;
  }
  return false;
}
