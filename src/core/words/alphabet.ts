import { LETTER } from './letter.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from './normalise.ts';

/** The 32 letters of the Polish tile set, in alphabetical order. */
export const POLISH_LETTERS = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż';

const POLISH = new Set(POLISH_LETTERS);
const ONLY_POLISH = /^[aąbcćdeęfghijklłmnńoóprsśtuwyzźż]+$/;
const VOWELS = new Set('aąeęioóuy');

export function isPolishVowel(letter: string): boolean {
  return VOWELS.has(letter);
}

/** Returns true when all letters of the lower-case word have a tile. */
export function hasOnlyPolishLetters(word: string): boolean {
  return ONLY_POLISH.test(word);
}

/** Signs that have rules of their own. */
const OTHER_SIGNS = new Set([HYPHEN, APOSTROPHE, '.', ' ']);

/**
 * Returns the letters, digits and signs of the word that no tile has, as they are spelled, each once, in order of appearance, without
 * hyphens, apostrophes, points and spaces.
 */
export function lettersWithoutTile(word: string): string {
  if (hasOnlyPolishLetters(word)) return '';
  const found = new Map<string, string>();
  for (const letter of word.match(LETTER) ?? []) {
    const lower = lowerCase(letter);
    if (!POLISH.has(lower) && !OTHER_SIGNS.has(letter) && !found.has(lower)) found.set(lower, letter);
  }
  return [...found.values()].join('');
}

/** The 29 letters of the German tile set. */
export const GERMAN_LETTERS = 'abcdefghijklmnopqrstuvwxyzäöü';

const ONLY_GERMAN = /^[a-zäöü]+$/;

/** Returns true when all letters of the lower-case key have a German tile. */
export function hasOnlyGermanLetters(word: string): boolean {
  return ONLY_GERMAN.test(word);
}

const GERMAN_SPELLING = /^[a-zäöüß]+$/i;

/**
 * Returns true when the word is spelled with German letters only, ß included, in either case. Foreign words have other marks: rédacteur.
 */
export function isGermanSpelling(spelling: string): boolean {
  return GERMAN_SPELLING.test(spelling);
}

/** The 26 letters of the English tile set. */
export const ENGLISH_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const ONLY_ENGLISH = /^[a-z]+$/;

/** Returns true when all letters of the lower-case key have an English tile. */
export function hasOnlyEnglishLetters(word: string): boolean {
  return ONLY_ENGLISH.test(word);
}
