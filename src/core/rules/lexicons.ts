import type { PackedModel } from '../diagnosis/weights.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Searchable } from '../lexicon/search.ts';
import type { ListName } from './verdict.ts';

/** A word list that the user imported. Where it applies, it overrules the ruleset; only the user's exceptions overrule it. */
export interface OfficialList extends ListName {
  /** @param form as returned by `lookupKey`. */
  has(form: string): boolean;
  /** Length of its shortest and of its longest word, in letters. The list does not apply to words of other lengths. */
  shortest: number;
  longest: number;
  /** Its words near a form, as `Lexicon.neighbours` returns them. If absent, only near words of the lexicon are offered. */
  neighbours?: Lexicon['neighbours'];
  /** The list in searchable form. If absent, searches find only words of the lexicon. */
  packed?: Searchable;
}

/** The user's decision on one word; it overrules lists and rules. */
export interface OwnException {
  effect: 'admits' | 'bars';
  /** Written by the user; may be empty. */
  note: string;
}

/** The data for a verdict: the lexicons of the ruleset's language, and the user's word list and exceptions. */
export interface Lexicons {
  /** Words that may be played. */
  game: Lexicon;
  /** Words of the spelling dictionary; null while it is not loaded: see `needsSpelling`. */
  spelling: Lexicon | null;
  /** The fitted model that says what a refused word probably is. Absent while it is not loaded: verdicts then have no diagnosis. */
  diagnosis?: PackedModel;
  /** Name and edition of the game list, cited in the verdict. */
  list: ListName;
  /** The user's word list for the ruleset. If absent, the open lists decide. */
  official?: OfficialList;
  /** The user's exceptions for the ruleset, keyed by the form as `lookupKey` returns it. */
  exceptions?: ReadonlyMap<string, OwnException>;
}
