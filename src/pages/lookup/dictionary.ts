import { lowerCase } from '../../core/words/normalise.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';

/** The entry of a word in a web dictionary. */
export interface DictionaryEntry {
  /** The site's name. */
  site: string;
  address: string;
}

const SITES: Readonly<Partial<Record<TileLanguage, (word: string) => DictionaryEntry>>> = {
  // Its entries are in lower case, except names.
  pl: (word) => ({ site: 'sjp.pl', address: `https://sjp.pl/${encodeURIComponent(lowerCase(word))}` }),
  de: (word) => ({
    site: 'Duden',
    address: `https://www.duden.de/suchen/dudenonline/${encodeURIComponent(word.normalize('NFC'))}`,
  }),
};

/**
 * Returns the entry of a word, or the search for it; undefined if no dictionary is linked for the language.
 * @param word as asked
 */
export function dictionaryEntry(word: string, language: TileLanguage): DictionaryEntry | undefined {
  // A lone surrogate cannot be part of an address.
  return /\p{Cs}/u.test(word) ? undefined : SITES[language]?.(word);
}
