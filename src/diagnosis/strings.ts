/**
 * How much a string looks like the words or the names of a language, or like a foreign word: tables of how often a letter follows another one.
 * A table is one string, a digit in base 36 for each pair of letters, row by row; rows are the letter before, the start of the word first, columns the letter,
 * its end last.
 */
export interface LetterPairs {
  /** The letters of the table, in its order. */
  readonly letters: string;
  /** Pairs in the words of the game lexicon. */
  readonly words: string;
  /** Pairs in the names of the spelling lexicon. */
  readonly names: string;
  /** Pairs in the words of the language that foreign words are mostly of, as far as this language has not the word. */
  readonly foreign: string;
}

/** One step of a digit, as a power of ten. */
export const DIGIT = 0.25;

/** The highest digit of base 36: pairs that are rarer have it too. */
export const HIGHEST_DIGIT = 35;

/** Place of a pair in the table; the start of a word stands before its first letter, and its end after the last one. Negative for another letter. */
export function placeOf(word: string, at: number, letters: string): number {
  const before = at === 0 ? 0 : letters.indexOf(word[at - 1] as string) + 1;
  const letter = at === word.length ? letters.length : letters.indexOf(word[at] as string);
  return (at > 0 && before === 0) || letter < 0 ? -1 : before * (letters.length + 1) + letter;
}

const NINE = '9'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const TEN = 'a'.charCodeAt(0) - 10;

/** −log₁₀ P(letter | letter before) of each pair of the word, in steps. @param pairs a table of these letters */
function stepsOf(word: string, letters: string, pairs: string): number[] {
  const steps: number[] = [];
  for (let at = 0; at <= word.length; at++) {
    const place = placeOf(word, at, letters);
    const digit = place < 0 ? Number.NaN : pairs.charCodeAt(place);
    steps.push(Number.isNaN(digit) ? HIGHEST_DIGIT : digit <= NINE ? digit - ZERO : digit - TEN);
  }
  return steps;
}

/** The mean of −log₁₀ P(letter | letter before). @param pairs a table of these letters */
export function unlikeness(word: string, letters: string, pairs: string): number {
  const total = stepsOf(word, letters, pairs).reduce((sum, step) => sum + step, 0);
  return (total * DIGIT) / (word.length + 1);
}

/** The highest −log₁₀ P(letter | letter before) in the word. @param pairs a table of these letters */
export const rarestPair = (word: string, letters: string, pairs: string): number =>
  Math.max(...stepsOf(word, letters, pairs)) * DIGIT;
