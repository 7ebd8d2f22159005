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
 * Returns the key of a word in lexicons, word lists and exceptions: Polish in lower case and NFC, German and English as tiles show them
 * (`Größe` → `grösse`, `Café` → `cafe`). Two spellings with one key are one word. Empty if the text has no word.
 * @param word as typed or selected
 */
export function lookedUp(word: string, language: TileLanguage): string {
  return READ[language](word).form;
}
