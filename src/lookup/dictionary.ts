import { lowerCase } from '../words/normalise.ts';
import type { TileLanguage } from '../words/tiles.ts';

/** Where a dictionary on the web tells of a word. */
export interface DictionaryEntry {
  /** The site's name. */
  site: string;
  address: string;
}

const SITES: Readonly<Partial<Record<TileLanguage, (word: string) => DictionaryEntry>>> = {
  // Its entries are in lower case, but for names.
  pl: (word) => ({ site: 'sjp.pl', address: `https://sjp.pl/${encodeURIComponent(lowerCase(word))}` }),
  de: (word) => ({
    site: 'Duden',
    address: `https://www.duden.de/suchen/dudenonline/${encodeURIComponent(word.normalize('NFC'))}`,
  }),
};

/** The entry of a word, or the search for it; undefined where no dictionary is linked. @param word as asked. */
export function dictionaryEntry(word: string, language: TileLanguage): DictionaryEntry | undefined {
  // Half a letter, which no address can hold.
  return /\p{Cs}/u.test(word) ? undefined : SITES[language]?.(word);
}
