/** Which words a list may have, by the rules that it is for. */
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../words/alphabet.ts';
import { lay } from '../words/lay.ts';
import { layEnglish } from '../words/lay-english.ts';
import { lowerCase } from '../words/normalise.ts';
import type { TileLanguage } from '../words/tiles.ts';
import { MAX_WORD_LETTERS } from '../words/word-lengths.ts';
import { BOARD_LETTERS } from './list-limits.ts';

/** What a list is for: a language, with a board (whose rows are 15 squares long, and for whose letters there are tiles) or without. */
export interface ListPurpose {
  language: TileLanguage;
  board: boolean;
}

/** Letters of general Polish dictionaries that no tile has; foreign words keep them. In the order of the alphabet with the others. */
const GENERAL_POLISH = 'aáàâäåąbcçćčdeéèêëęfghiíîïjklłmnñńoóôöøpqrřsśštuúùûüvwxyzýźżž';

const TILES: Readonly<Record<TileLanguage, string>> = {
  pl: POLISH_LETTERS,
  // As dictionaries order them: ä with a.
  de: 'aäbcdefghijklmnoöpqrstuüvwxyz',
  en: ENGLISH_LETTERS,
};

/** Letters that words of the list may have, lower case, in alphabetical order. */
export function lettersOf({ language, board }: ListPurpose): string {
  return language === 'pl' && !board ? GENERAL_POLISH : TILES[language];
}

/** Letters that the longest word may have. */
export function mostLetters({ board }: ListPurpose): number {
  return board ? BOARD_LETTERS : MAX_WORD_LETTERS;
}

/** Spells a word as the lexicon of the language is asked for it: the key of `lookedUp` for a word without signs around it. */
export const AS_LOOKED_UP: Readonly<Record<TileLanguage, (word: string) => string>> = {
  pl: lowerCase,
  de: lay,
  en: layEnglish,
};

/** Letters that words of the language are written with, lower case; a list whose words often have others is of another language. */
export const WRITTEN_WITH: Readonly<Record<TileLanguage, string>> = {
  pl: GENERAL_POLISH,
  de: `${GERMAN_LETTERS}ß`,
  en: ENGLISH_LETTERS,
};

/** Letters with marks that a good part of the language's words have; none in English. */
export const MARKED: Readonly<Record<TileLanguage, string>> = {
  pl: 'ąćęłńóśźż',
  de: 'äöüß',
  en: '',
};
