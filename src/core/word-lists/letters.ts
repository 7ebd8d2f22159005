/** The words that a list may have, by the rules for which it is. */
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../words/letters.ts';
import { lowerCase, MAX_WORD_LETTERS } from '../words/normalise.ts';
import { type TileLanguage, toEnglishTiles, toGermanTiles } from '../words/tiles.ts';
import { BOARD_LETTERS } from './list-limits.ts';

/** Purpose of a list: a language, with a board (rows of 15 squares, letters with tiles) or without. */
export interface ListPurpose {
  language: TileLanguage;
  board: boolean;
}

/** Letters of general Polish dictionaries, with those of foreign words that no tile has, in alphabetical order. */
const GENERAL_POLISH = 'aáàâäåąbcçćčdeéèêëęfghiíîïjklłmnñńoóôöøpqrřsśštuúùûüvwxyzýźżž';

const TILES: Readonly<Record<TileLanguage, string>> = {
  pl: POLISH_LETTERS,
  // As dictionaries order them: ä with a.
  de: 'aäbcdefghijklmnoöpqrstuüvwxyz',
  en: ENGLISH_LETTERS,
};

/** Returns the letters that words of the list may have, in lower case and alphabetical order. */
export function lettersOf({ language, board }: ListPurpose): string {
  return language === 'pl' && !board ? GENERAL_POLISH : TILES[language];
}

/** Returns the maximum length of a word. */
export function mostLetters({ board }: ListPurpose): number {
  return board ? BOARD_LETTERS : MAX_WORD_LETTERS;
}

/** Converts a word without signs around it to its key in the lexicon (`lookupKey`). */
export const AS_LOOKED_UP: Readonly<Record<TileLanguage, (word: string) => string>> = {
  pl: lowerCase,
  de: toGermanTiles,
  en: toEnglishTiles,
};

/** Letters of the language in lower case. A list whose words often have others is of another language. */
export const WRITTEN_WITH: Readonly<Record<TileLanguage, string>> = {
  pl: GENERAL_POLISH,
  de: `${GERMAN_LETTERS}ß`,
  en: ENGLISH_LETTERS,
};

/** Letters with marks that many words of the language have; none in English. */
export const MARKED: Readonly<Record<TileLanguage, string>> = {
  pl: 'ąćęłńóśźż',
  de: 'äöüß',
  en: '',
};
