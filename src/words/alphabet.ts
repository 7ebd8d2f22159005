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

/** Does the lower-case word consist of tile letters alone? */
export function hasOnlyPolishLetters(word: string): boolean {
  return ONLY_POLISH.test(word);
}

/** Signs that are no letters, and that have rules of their own. */
const OTHER_SIGNS = new Set([HYPHEN, APOSTROPHE, '.', ' ']);

/**
 * Letters, digits and signs of the word that no tile has, as they are spelled there, each once, in order of appearance; hyphens,
 * apostrophes, points and spaces are left out.
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

/** Does the lower-case word, as it is laid, consist of German tile letters alone? */
export function hasOnlyGermanLetters(word: string): boolean {
  return ONLY_GERMAN.test(word);
}

const GERMAN_SPELLING = /^[a-zäöüß]+$/i;

/** Is the word spelled with German letters alone, ß among them, in either case? Words of other languages have further marks: rédacteur. */
export function isGermanSpelling(spelling: string): boolean {
  return GERMAN_SPELLING.test(spelling);
}

/** The 26 letters of the English tile set. */
export const ENGLISH_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const ONLY_ENGLISH = /^[a-z]+$/;

/** Does the lower-case word, as it is laid, consist of English tile letters alone? */
export function hasOnlyEnglishLetters(word: string): boolean {
  return ONLY_ENGLISH.test(word);
}
