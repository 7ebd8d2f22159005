import type { PackedModel } from '../diagnosis/weights.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Searchable } from '../lexicon/search.ts';
import type { ListName } from './verdict.ts';

/** A word list that the user has brought; where it has something to say, it has the last word before the user's own exceptions. */
export interface OfficialList extends ListName {
  /** @param form as the ruleset looks it up: see `lookedUp`. */
  has(form: string): boolean;
  /** Letters of its shortest and of its longest word: on words of other lengths it says nothing. */
  shortest: number;
  longest: number;
  /** Its words near a form, as `Lexicon.neighbours` has them; without it only near words of the lexicon are offered. */
  neighbours?: Lexicon['neighbours'];
  /** For finding words in it; without it only those of the lexicon are found. */
  packed?: Searchable;
}

/** What the user says of one word, whatever lists and rules say. */
export interface OwnException {
  effect: 'admits' | 'bars';
  /** In the user's words; may be empty. */
  note: string;
}

/** What a verdict is made from: lexicons of the ruleset's language, and what the user has put above them. */
export interface Lexicons {
  /** Words that may be played. */
  game: Lexicon;
  /** Words that a spelling dictionary knows; null while it is not loaded: see `needsSpelling`. */
  spelling: Lexicon | null;
  /** What is fitted for saying what a refused word is; absent while it is not loaded: then nothing is said. */
  diagnosis?: PackedModel;
  /** Name and edition of the game list, for the verdict's basis. */
  list: ListName;
  /** The user's list for the ruleset; absent where the open lists decide. */
  official?: OfficialList;
  /** The user's exceptions under the ruleset, by the form that is looked up. */
  exceptions?: ReadonlyMap<string, OwnException>;
}
