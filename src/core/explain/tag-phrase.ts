import type { Analysis } from '../rules/verdict.ts';
import type { TileLanguage } from '../words/tiles.ts';
import type { Phrase } from './phrase.ts';
import { germanTagPhrase } from './tag-phrase-de.ts';
import { englishTagPhrase } from './tag-phrase-en.ts';
import { polishTagPhrase } from './tag-phrase-pl.ts';

const PHRASES: Readonly<Record<TileLanguage, (tag: string, known?: Analysis['part']) => Phrase>> = {
  pl: polishTagPhrase,
  de: germanTagPhrase,
  en: englishTagPhrase,
};

/**
 * Returns the phrase for a tag of the given language. A tag outside the language's tag set is returned unchanged.
 * @param known the part of speech to name, where it differs from the tag's.
 */
export function tagPhrase(tag: string, language: TileLanguage, known?: Analysis['part']): Phrase {
  return PHRASES[language](tag, known);
}
