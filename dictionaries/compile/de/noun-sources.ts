import type { CoreList } from './core-list.ts';
import type { NounDictionary } from './noun-dictionary.ts';

export interface NounSources {
  core: CoreList;
  /** `de-nouns`. */
  dictionary: NounDictionary;
  /** `de-wiktionary`. */
  wiktionary: readonly string[];
  /** Returns true when evidence other than the lists supports the noun, as spelled. */
  vouched: (lemma: string) => boolean;
}
