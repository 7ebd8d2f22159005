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

const NINE = '9'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const TEN = 'a'.charCodeAt(0) - 10;

/**
 * Places of the pairs of a word in a table of these letters; the start of the word stands before its first letter, and its end after the last
 * one. Negative where one of a pair is another letter.
 */
export function placesOf(word: string, letters: string): Int16Array {
  const places = new Int16Array(word.length + 1);
  const columns = letters.length + 1;
  let before = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = letters.indexOf(word[at] as string);
    places[at] = letter < 0 || before < 0 ? -1 : before * columns + letter;
    before = letter < 0 ? -1 : letter + 1;
  }
  places[word.length] = before < 0 ? -1 : before * columns + letters.length;
  return places;
}

/** −log₁₀ P(letter | letter before) of the pair at a place, in steps. */
function stepsAt(place: number, pairs: string): number {
  if (place < 0) return HIGHEST_DIGIT;
  const digit = pairs.charCodeAt(place);
  return digit <= NINE ? digit - ZERO : digit - TEN;
}

/** The mean of −log₁₀ P(letter | letter before). @param places of the pairs of a word in the table `pairs` */
export function unlikeness(places: Int16Array, pairs: string): number {
  let total = 0;
  for (const place of places) total += stepsAt(place, pairs);
  return (total * DIGIT) / places.length;
}

/** The highest −log₁₀ P(letter | letter before) in the word. @param places of the pairs of a word in the table `pairs` */
export function rarestPair(places: Int16Array, pairs: string): number {
  let rarest = 0;
  for (const place of places) rarest = Math.max(rarest, stepsAt(place, pairs));
  return rarest * DIGIT;
}
