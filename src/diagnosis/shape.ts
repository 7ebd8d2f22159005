import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasInnerCapital, isTypedAsName } from '../words/capital.ts';
import type { Features } from './hypothesis.ts';
import { type LetterPairs, unlikeness } from './strings.ts';

const CONSONANTS = /[^aeiouy\p{M}]/gu;

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
  const isInCapitals = length > 1 && typed === typed.toUpperCase();
  return {
    constant: 1,
    capital: Number(isTypedAsName(typed)),
    capitals: Number(isInCapitals),
    innerCapital: Number(!isInCapitals && hasInnerCapital(typed)),
    length: length / 10,
    consonants: (form.normalize('NFD').match(CONSONANTS)?.length ?? 0) / length,
    marks: Number([...typed.toLowerCase()].some((letter) => !letters.includes(letter))),
    unlikeWords: unlikeness(form, letters, words),
    unlikeNames: unlikeness(form, letters, names),
    unlikeForeign: unlikeness(form, letters, foreign),
    // A share of the letters with which a listed word begins, too.
    likeWord: game.reach(form) / length,
    likeName: (spelling?.reach(form) ?? 0) / length,
    startsWithWord: longest.first / length,
    endsWithWord: longest.last / length,
  };
}

/** All features that are not 0. Most are 0, and an object with so many names is slow to make. */
export function present(...parts: readonly Features[]): Features {
  const found: Record<string, number> = Object.create(null);
  for (const features of parts)
    for (const name in features) if (features[name] !== 0) found[name] = features[name] as number;
  return found;
}

/** Letters of the longest part that is a listed word; 0 where none is. */
function longest(game: Lexicon, most: number, partOf: (letters: number) => string): number {
  let letters = most;
  while (letters > 0 && !game.has(partOf(letters))) letters--;
  return letters;
}
