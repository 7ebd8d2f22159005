import type { CoreList } from './core-list.ts';
import type { NounDictionary } from './noun-dictionary.ts';

export interface NounSources {
  core: CoreList;
  /** `de-nouns`. */
  dictionary: NounDictionary;
  /** `de-wiktionary`. */
  wiktionary: readonly string[];
  /** Does something else than the lists speak for the noun, as spelled? */
  vouched: (lemma: string) => boolean;
}
