import type { Lexicon } from '../lexicon/lexicon.ts';
import type { ListName } from './verdict.ts';

/** What a verdict is made from: lexicons of the ruleset's language. */
export interface Lexicons {
  /** Words that may be played. */
  game: Lexicon;
  /** Words that a spelling dictionary knows; null while it is not loaded: see `needsSpelling`. */
  spelling: Lexicon | null;
  /** Name and edition of the game list, for the verdict's basis. */
  list: ListName;
}
