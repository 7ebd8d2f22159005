import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasInnerCapital, isTypedAsName } from '../words/capital.ts';
import type { Features } from './hypothesis.ts';
import { type LetterPairs, placesOf, unlikeness } from './strings.ts';

const VOWELS = 'aeiouy';
const MARKS = /\p{M}/gu;

/** Letters of the form that are no vowels, whatever their marks. */
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
export interface Shaped {
  /** With its case and accents. */
  typed: string;
  /** As it is looked up, in lower case. */
  form: string;
  game: Lexicon;
  spelling: Lexicon | null;
  /** Letters of the longest listed words that it begins and ends with, where they are known. */
  longest?: LongestParts;
}

export interface LongestParts {
  readonly first: number;
  readonly last: number;
}

/** Letters of the longest listed words that a string begins and ends with; 0 where there is none. */
export const longestParts = (form: string, game: Lexicon): LongestParts => ({
  first: longest(game, game.reach(form), (letters) => form.slice(0, letters)),
  last: longest(game, form.length, (letters) => form.slice(-letters)),
});

/** The features of the string as a whole. They make the prior of each kind. */
export function shapeOf(shaped: Shaped, { letters, words, names, foreign }: LetterPairs): Features {
  const { typed, form, game, spelling, longest = longestParts(form, game) } = shaped;
  const { length } = form;
  const places = placesOf(form, letters);
  const isInCapitals = length > 1 && typed === typed.toUpperCase();
  return {
    constant: 1,
    capital: Number(isTypedAsName(typed)),
    capitals: Number(isInCapitals),
    innerCapital: Number(!isInCapitals && hasInnerCapital(typed)),
    length: length / 10,
    consonants: consonants(form) / length,
    marks: Number([...typed.toLowerCase()].some((letter) => !letters.includes(letter))),
    unlikeWords: unlikeness(places, words),
    unlikeNames: unlikeness(places, names),
    unlikeForeign: unlikeness(places, foreign),
    // A share of the letters with which a listed word begins, too.
    likeWord: game.reach(form) / length,
    likeName: (spelling?.reach(form) ?? 0) / length,
    startsWithWord: longest.first / length,
    endsWithWord: longest.last / length,
  };
}

/** Letters of the longest part that is a listed word; 0 where none is. */
function longest(game: Lexicon, most: number, partOf: (letters: number) => string): number {
  let letters = most;
  while (letters > 0 && !game.has(partOf(letters))) letters--;
  return letters;
}
