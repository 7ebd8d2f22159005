import { readAsked as readEnglish } from './asked-english.ts';
import { readAsked as readGerman } from './asked-german.ts';
import { readAsked as readPolish } from './asked-polish.ts';
import type { TileLanguage } from './tiles.ts';

const READ: Readonly<Record<TileLanguage, (word: string) => { form: string }>> = {
  pl: readPolish,
  de: readGerman,
  en: readEnglish,
};

/**
 * The key under which a word of the language is looked up in lexicons, word lists and exceptions: Polish in lower case and NFC, German
 * and English as laid (`Größe` → `grösse`, `Café` → `cafe`). Two spellings with one key are one word; empty where nothing was asked.
 * @param word as typed or selected.
 */
export function lookedUp(word: string, language: TileLanguage): string {
  return READ[language](word).form;
}
