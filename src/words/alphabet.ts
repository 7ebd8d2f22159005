/** The 32 letters of the Polish tile set, in alphabetical order. */
export const POLISH_LETTERS = 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż';

const POLISH = new Set(POLISH_LETTERS);
const VOWELS = new Set('aąeęioóuy');

export function isPolishVowel(letter: string): boolean {
  return VOWELS.has(letter);
}

/** Does the lower-case word consist of tile letters alone? */
export function hasOnlyPolishLetters(word: string): boolean {
  for (const letter of word) if (!POLISH.has(letter)) return false;
  return word !== '';
}

const LETTER = /\p{L}/u;

/** Letters of the lower-case word that no tile has, each once, in order of appearance; signs that are no letters are left out. */
export function lettersWithoutTile(word: string): string {
  const found = new Set<string>();
  for (const letter of word) if (!POLISH.has(letter) && LETTER.test(letter)) found.add(letter);
  return [...found].join('');
}

/** The 29 letters of the German tile set. */
export const GERMAN_LETTERS = 'abcdefghijklmnopqrstuvwxyzäöü';

const ONLY_GERMAN = /^[a-zäöü]+$/;

/** Does the lower-case word, as it is laid, consist of German tile letters alone? */
export function hasOnlyGermanLetters(word: string): boolean {
  return ONLY_GERMAN.test(word);
}

/** The 26 letters of the English tile set. */
export const ENGLISH_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const ONLY_ENGLISH = /^[a-z]+$/;

/** Does the lower-case word, as it is laid, consist of English tile letters alone? */
export function hasOnlyEnglishLetters(word: string): boolean {
  return ONLY_ENGLISH.test(word);
}
