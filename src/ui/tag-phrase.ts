import type { Phrase } from '../messages/judged.ts';
import type { TileLanguage } from '../words/tiles.ts';
import { germanTagPhrase } from './tag-phrase-de.ts';
import { polishTagPhrase } from './tag-phrase-pl.ts';

/** A tag as a phrase in the user's words. A tag that is not of the language's tag set comes back as it is. */
export function tagPhrase(tag: string, language: TileLanguage): Phrase {
  return language === 'de' ? germanTagPhrase(tag) : polishTagPhrase(tag);
}
