import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasInnerCapital, isTypedAsName } from '../words/capital.ts';
import type { Features } from './hypothesis.ts';

/**
 * Bigram tables of a language: how rarely a letter follows another one in its words, its names, and foreign words. A table is one string with
 * a digit in base 36 for each pair of letters. A row is the letter before, the start of the word first; a column is the letter, the end of
 * the word last.
 */
export interface LetterPairs {
  /** The letters of the table, in its order. */
  readonly letters: string;
  /** Pairs in the words of the game lexicon. */
  readonly words: string;
  /** Pairs in the names of the spelling lexicon. */
  readonly names: string;
  /** Pairs in words of the commonest foreign language, without those that this language has as well. */
  readonly foreign: string;
}

/** One step of a digit, as a power of ten. */
export const DIGIT = 0.25;

/** The highest digit of base 36. Rarer pairs have it, too. */
export const HIGHEST_DIGIT = 35;

const NINE = '9'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const TEN = 'a'.charCodeAt(0) - 10;

/**
 * Returns the index in the table of each pair of the word, from its start and first letter to its last letter and end; negative for a pair with
 * a letter that is not in the table.
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

/** Returns −log₁₀ P(letter | letter before) of the pair at this index, in steps of `DIGIT`. */
function stepsAt(place: number, pairs: string): number {
  if (place < 0) return HIGHEST_DIGIT;
  const digit = pairs.charCodeAt(place);
  return digit <= NINE ? digit - ZERO : digit - TEN;
}

/** Returns the mean of −log₁₀ P(letter | letter before). @param places as `placesOf` returns them */
function unlikeness(places: Int16Array, pairs: string): number {
  let total = 0;
  for (let i = 0; i < places.length; i++) total += stepsAt(places[i] as number, pairs);
  return (total * DIGIT) / places.length;
}

const VOWELS = 'aeiouy';
const MARKS = /\p{M}/gu;

/** Returns the number of letters of the form that are no vowels, whatever their marks. */
function consonants(form: string): number {
  let count = 0;
  for (const letter of form) {
    if (VOWELS.includes(letter)) continue;
    if (letter <= 'z') count++;
    else for (const bare of letter.normalize('NFD').replace(MARKS, '')) count += Number(!VOWELS.includes(bare));
  }
  return count;
}

/** A string under diagnosis. */
interface Shaped {
  /** With its case and accents. */
  typed: string;
  /** The key, in lower case. */
  form: string;
  game: Lexicon;
  spelling: Lexicon | null;
  /** See `longestParts`; computed if absent. */
  longest?: LongestParts;
}

/** Lengths of the longest listed words with which a string begins and ends; 0 if there is none. */
export interface LongestParts {
  readonly first: number;
  readonly last: number;
}

export const longestParts = (form: string, game: Lexicon): LongestParts => ({
  first: longest(game, game.reach(form), (letters) => form.slice(0, letters)),
  last: longest(game, form.length, (letters) => form.slice(-letters)),
});

/** Returns the features of the string as a whole. They make the prior of each kind. */
export function shapeOf(shaped: Shaped, { letters, words, names, foreign }: LetterPairs): Features {
  const { typed, form, game, spelling, longest = longestParts(form, game) } = shaped;
  const { length } = form;
  const places = placesOf(form, letters);
  const consonantCount = consonants(form);
  const isInCapitals = length > 1 && typed === typed.toUpperCase();
  return {
    constant: 1,
    capital: Number(isTypedAsName(typed)),
    capitals: Number(isInCapitals),
    innerCapital: Number(!isInCapitals && hasInnerCapital(typed)),
    length: length / 10,
    // Short strings differ from longer ones in more than their length says.
    upTo3Letters: Number(length <= 3),
    upTo5Letters: Number(length <= 5),
    consonants: consonantCount / length,
    noVowel: Number(consonantCount === length),
    marks: Number([...typed.toLowerCase()].some((letter) => !letters.includes(letter))),
    unlikeWords: unlikeness(places, words),
    unlikeNames: unlikeness(places, names),
    unlikeForeign: unlikeness(places, foreign),
    // The share of its letters with which some listed word begins.
    likeWord: game.reach(form) / length,
    likeName: (spelling?.reach(form) ?? 0) / length,
    startsWithWord: longest.first / length,
    endsWithWord: longest.last / length,
  };
}

/** Returns the length of the longest part that is a listed word; 0 if none is. */
function longest(game: Lexicon, most: number, partOf: (letters: number) => string): number {
  let letters = most;
  while (letters > 0 && !game.has(partOf(letters))) letters--;
  return letters;
}
