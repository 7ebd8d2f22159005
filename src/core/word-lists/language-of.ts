import type { TileLanguage } from '../words/tiles.ts';
import { LANGUAGE_WORDS } from './list-limits.ts';

/** Letters in lower case that show a language (BCP 47). Any letter shows a script of its own. */
const TYPICAL_LETTERS: readonly (readonly [language: string, letters: string])[] = [
  ['pl', 'ąćęłńóśźż'],
  ['de', 'äöüß'],
  ['tr', 'ğışçöüâî'],
  ['cs', 'áčďéěíňóřšťúůýž'],
  ['sk', 'áäčďéíĺľňóôŕšťúýž'],
  ['hu', 'áéíóöőúüű'],
  ['ro', 'ăâîșțşţ'],
  ['fr', 'àâçéèêëîïôœùûÿ'],
  ['es', 'áéíñóúü'],
  ['pt', 'ãáâàçéêíóôõú'],
  ['it', 'àèéìòù'],
  ['sv', 'åäöé'],
  ['da', 'åæøé'],
  ['fi', 'äöå'],
  ['lt', 'ąčęėįšųūž'],
  ['hr', 'čćđšž'],
  ['ru', 'абвгдежзийклмнопрстуфхцчшщъыьэюяё'],
  ['uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  ['el', 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ'],
];

/** Share of letters beyond ASCII that a language must explain. */
const MIN_COVERAGE = 0.9;

/** Number of letters beyond ASCII for each word from which on they are typical of a language. */
const MIN_MARKED_PER_WORD = 0.02;

/** Languages with rules. */
const KNOWN: readonly TileLanguage[] = ['pl', 'de', 'en'];

const WORD = /\p{L}+/gu;

/**
 * Returns the likely language of the words of a text, among those with rules; null if their letters do not show it. The lack of marks means
 * English only for many words.
 */
export function languageOf(text: string): TileLanguage | null {
  const beyondAscii = new Map<string, number>();
  for (const letter of text.normalize('NFC').toLowerCase()) {
    if (letter > '\u007f' && /\p{L}/u.test(letter)) beyondAscii.set(letter, (beyondAscii.get(letter) ?? 0) + 1);
  }
  const words = text.match(WORD)?.length ?? 0;
  if (beyondAscii.size === 0 && words < LANGUAGE_WORDS) return null;
  const language = likelyLanguage(beyondAscii, words);
  return KNOWN.find((known) => known === language) ?? null;
}

/**
 * Returns the likely language of words by their letters; null if these do not show it.
 * @param beyondAscii count of each letter beyond ASCII, in lower case
 * @param words number of words
 */
export function likelyLanguage(beyondAscii: ReadonlyMap<string, number>, words: number): string | null {
  let all = 0;
  for (const count of beyondAscii.values()) all += count;
  // Of the usual languages of lists, only English is written without marks.
  if (all < words * MIN_MARKED_PER_WORD) return 'en';
  let best: string | null = null;
  let bestScore = 0;
  for (const [language, letters] of TYPICAL_LETTERS) {
    let covered = 0;
    let used = 0;
    for (const letter of letters) {
      const count = beyondAscii.get(letter) ?? 0;
      covered += count;
      if (count > all * 0.003) used++;
    }
    // Of two languages with all these letters, the one whose own letters are used more fully wins.
    const score = (covered / all) * (0.5 + used / letters.length / 2);
    if (covered >= all * MIN_COVERAGE && score > bestScore) {
      best = language;
      bestScore = score;
    }
  }
  return best;
}
