import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasInnerCapital, isTypedAsName } from '../words/capital.ts';
import type { Features } from './hypothesis.ts';
import { type LetterPairs, unlikeness } from './strings.ts';

const VOWEL = /[aeiouy]/;

/** A string under diagnosis. */
export interface Shaped {
  /** With its case and accents. */
  typed: string;
  /** As it is looked up, in lower case. */
  form: string;
  game: Lexicon;
  spelling: Lexicon | null;
}

/** The features of the string as a whole. They make the prior of each kind. */
export function shapeOf({ typed, form, game, spelling }: Shaped, { letters, words, names }: LetterPairs): Features {
  const { length } = form;
  const isInCapitals = length > 1 && typed === typed.toUpperCase();
  return {
    constant: 1,
    capital: Number(isTypedAsName(typed)),
    capitals: Number(isInCapitals),
    innerCapital: Number(!isInCapitals && hasInnerCapital(typed)),
    threeLetters: Number(length <= 3),
    fewLetters: Number(length > 3 && length < 6),
    manyLetters: Number(length > 8),
    noVowel: Number(!VOWEL.test(form.normalize('NFD'))),
    marks: Number([...typed.toLowerCase()].some((letter) => !letters.includes(letter))),
    unlikeWords: unlikeness(form, letters, words),
    unlikeNames: unlikeness(form, letters, names),
    // A share of the letters with which a listed word begins, too.
    likeWord: game.reach(form) / length,
    likeName: (spelling?.reach(form) ?? 0) / length,
  };
}
