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

/** A tag as a phrase in the user's words, with the part of speech by which it is known. A tag that is not of the language's tag set comes back as it is. */
export function tagPhrase(tag: string, language: TileLanguage, known?: Analysis['part']): Phrase {
  return PHRASES[language](tag, known);
}
