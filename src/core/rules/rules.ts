import type { Orthography } from '../diagnosis/orthography.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EarlierWords } from './earlier-words.ts';
import type { Lexicons } from './lexicons.ts';
import type { DefectiveGroup, Forms } from './paradigm.ts';
import type { Catalogue } from './rule-entry.ts';
import type { Ruleset } from './ruleset.ts';
import type { Judgement, RulesetId } from './verdict.ts';

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
   * @param mayBeOffered says whether a word may be suggested instead of a refused one; see `legalForms`.
   */
  judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): Judgement;
  /** Whether the verdict on this word needs the spelling lexicon. Without it a refusal has fewer reasons. */
  needsSpelling(word: string, game: Lexicon): boolean;
  /**
   * Whether the form may be played. Agrees with the verdict at a tenth of the cost, because it gives no reasons.
   * @param form as returned by `lookupKey`.
   */
  isLegal(form: string, lexicons: Lexicons): boolean;
  /** The typical misspellings of its language. */
  readonly orthography: Orthography;
  /** The letters tried as hooks: lower case, in alphabetical order. */
  readonly letters: string;
  /**
   * Whether a word list for the game can contain the form. The rules alone decide a form with a sign, or with a letter that no tile has.
   */
  canBeListed(form: string): boolean;
  /** Whether the rules decide the form even against the user's word list. */
  isSettled?(form: string): boolean;
  /** For games with rounds: the verdict after words of earlier rounds. */
  afterEarlierWords?(verdict: Judgement, earlier: EarlierWords, lexicons: Lexicons): Judgement;
  /**
   * The lemmas of the word, and the whole paradigm of lemma `choiceId`, or of the likeliest lemma. The user's word list and exceptions are
   * not applied. Absent if the ruleset has no forms view.
   * @param verdict on the word, by the rules alone.
   */
  forms?(word: string, verdict: Judgement, lexicons: Lexicons, choiceId: string | undefined): Forms;
  /** The defective verbs in the rules, grouped by the forms that they lack. */
  defectives?(): DefectiveGroup[];
}
