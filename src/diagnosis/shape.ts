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
}

/** The features of the string as a whole. They make the prior of each kind. */
export function shapeOf(
  { typed, form, game, spelling }: Shaped,
  { letters, words, names, foreign }: LetterPairs,
): Features {
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
    startsWithWord: longest(game, game.reach(form), (letters) => form.slice(0, letters)) / length,
    endsWithWord: longest(game, length, (letters) => form.slice(-letters)) / length,
  };
}

/** Letters of the longest part that is a listed word; 0 where none is. */
function longest(game: Lexicon, most: number, partOf: (letters: number) => string): number {
  let letters = most;
  while (letters > 0 && !game.has(partOf(letters))) letters--;
  return letters;
}
