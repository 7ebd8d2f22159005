import type { Orthography } from '../diagnosis/orthography.ts';
import type { PackedModel } from '../diagnosis/weights.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Searchable } from '../lexicon/search.ts';
import type { FamilyTable } from '../morphology/pl/family/roots.ts';
import type { DefectiveGroup, Forms } from './paradigm.ts';
import type { Catalogue } from './rule-entry.ts';
import type { Ruleset } from './ruleset.ts';
import type { ListName, RulesetId, UnratedVerdict } from './verdict.ts';
import type { VulgarWords } from './vulgar.ts';

/**
 * The functions of a ruleset. Each is a separate export in the ruleset's folder, so that a caller loads only what it uses. All functions
 * are pure and synchronous, and never throw, whatever the string.
 */
export interface Rules {
  /** The ruleset's public data. */
  readonly ruleset: Ruleset<RulesetId>;
  /** The rules of its document that can decide a word. */
  readonly catalogue: Catalogue;
  /**
   * The ruleset's own verdict, without the user's word list and exceptions.
   * @param mayBeOffered says whether a word may be suggested instead of a refused one; see `formsToOffer`
   */
  judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): UnratedVerdict;
  /** Returns true when the verdict on this word needs the spelling lexicon. Without it, a refusal has fewer reasons. */
  needsSpelling(word: string, game: Lexicon): boolean;
  /**
   * Returns true when the form may be played. Agrees with the verdict at a tenth of the cost, because it gives no reasons.
   * @param form as returned by `lookupKey`.
   */
  isLegal(form: string, lexicons: Lexicons): boolean;
  /** The typical misspellings of its language. */
  readonly orthography: Orthography;
  /** Words that are never suggested. */
  readonly vulgar: VulgarWords;
  /** The letters tried as hooks: lower case, in alphabetical order. */
  readonly letters: string;
  /**
   * Returns true when a word list for the game can contain the form. The rules alone decide a form with a sign, or with a letter without a
   * tile.
   */
  canBeListed(form: string): boolean;
  /** Returns true when the rules decide the form even against the user's word list. */
  isSettled?(form: string): boolean;
  /** Returns the verdict after words of earlier rounds. Absent if the game has no rounds. */
  afterEarlierWords?(verdict: UnratedVerdict, earlier: EarlierWords, lexicons: Lexicons): UnratedVerdict;
}

/** The forms view of a ruleset, apart from its rules, because no verdict needs it. Pure and synchronous like them. */
export interface FormsView {
  /**
   * Returns the lemmas of the word, and the whole paradigm of lemma `choiceId`, or of the likeliest lemma. The user's word list and exceptions are
   * not applied.
   * @param verdict on the word, by the rules alone.
   */
  forms(word: string, verdict: UnratedVerdict, lexicons: Lexicons, choiceId: string | undefined): Forms;
  /** Returns the defective verbs in the rules, grouped by the forms that they lack. */
  defectives?(): DefectiveGroup[];
}

/** A word list that the user imported. Where it applies, it overrides the ruleset; only the user's exceptions override it. */
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

/** The user's decision on one word; it overrides lists and rules. */
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
  /** True when only the verdict, the rules and the lemmas are wanted. A refused word then has a diagnosis only if its rules need it. */
  rulesOnly?: boolean;
  /** Name and edition of the game list, cited in the verdict. */
  list: ListName;
  /** The user's word list for the ruleset. If absent, the open lists decide. */
  official?: OfficialList;
  /** The user's exceptions for the ruleset, keyed by the form as `lookupKey` returns it. */
  exceptions?: ReadonlyMap<string, OwnException>;
}

/** The words of earlier rounds, for games with rounds. */
export interface EarlierWords {
  /** As the players wrote them; at least one. */
  readonly words: readonly string[];
  /** The word families from the table that the ruleset's descriptor names. They join related words that no rule of derivation joins. */
  readonly families: FamilyTable;
}
