import { APOSTROPHE, HYPHEN, lowerCase } from './normalise.ts';

/** Matches each letter or sign of a text with its combining marks. */
export const LETTER = /\P{M}\p{M}*|^\p{M}+/gu;

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

/** Maps a letter or digraph of text without diacritics to the letters for which it stands. */
export type Marks = Readonly<Record<string, string>>;

export const POLISH_MARKS: Marks = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };

/** For keys, in which ß is ss already. */
export const GERMAN_MARKS: Marks = { a: 'ä', o: 'ö', u: 'ü', ae: 'ä', oe: 'ö', ue: 'ü' };

/** Rows of letter keys, from the top. */
export type Keyboard = readonly string[];

export const QWERTY: Keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export const QWERTZ: Keyboard = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'];

/** Positions in a row: more than twice the keys of any row, so that rows cannot be confused. */
const ROW = 32;

/**
 * Returns, for each letter, the letters of the neighbouring keys, in one row or in adjacent rows. Letters that need more than one key have no
 * neighbours.
 */
export function touchingKeys(keyboard: Keyboard): ReadonlyMap<string, string> {
  const keys = keyboard.flatMap((letters, row) =>
    [...letters].map((letter, key) => ({ letter, place: row * ROW + key })),
  );
  // Each row starts half a key to the right of the row above.
  const touch = (apart: number): boolean => apart === 1 || apart === ROW || apart === ROW - 1;
  const touching = (place: number): string =>
    keys
      .filter((other) => touch(Math.abs(place - other.place)))
      .map(({ letter }) => letter)
      .join('');
  return new Map(keys.map(({ letter, place }) => [letter, touching(place)]));
}

/** A letter three times in a row. */
const THRICE = /(.)\1\1/u;

/** Returns true when a letter is repeated three times in a row, as in a drawn-out word: `taaak`, `Hmmm`. */
export const isDrawnOut = (word: string): boolean => THRICE.test(word);

const ANY_LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** Returns true when the text has letters and none of them is Latin, so no ruleset has its words. */
export function isInOtherScript(text: string): boolean {
  return ANY_LETTER.test(text) && !LATIN.test(text);
}

/** Returns the length of the common beginning of two words. */
export function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** Returns the length of the common beginning plus that of the common end of two words; no letter counts twice. */
export function sharedEnds(one: string, other: string): number {
  const before = sharedStart(one, other);
  const most = Math.min(one.length, other.length);
  let shared = before;
  while (shared < most && one.at(before - 1 - shared) === other.at(before - 1 - shared)) shared++;
  return shared;
}

/** Returns true when the letters occur in the words in this order, beginning with the first letter: `kg` in *kilogramm*. */
export function abbreviates(letters: string, words: string): boolean {
  if (letters === '' || letters[0] !== words[0]) return false;
  let found = 0;
  for (const letter of words) if (letter === letters[found]) found++;
  return found === letters.length;
}
