import type { Orthography } from '../diagnosis/orthography.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { EarlierWords } from './earlier-words.ts';
import type { Lexicons } from './lexicons.ts';
import type { DefectiveGroup, Forms } from './paradigm.ts';
import type { Catalogue } from './rule-entry.ts';
import type { Ruleset } from './ruleset.ts';
import type { Judgement, RulesetId } from './verdict.ts';

/**
 * What a ruleset does with words: each is one value of the ruleset's room, so that whoever asks about one need not load the others. All
 * functions are pure and synchronous, and never throw, whatever the string.
 */
export interface Rules {
  /** What everybody else knows of it. */
  readonly ruleset: Ruleset<RulesetId>;
  /** The rules of its document that can decide a word. */
  readonly catalogue: Catalogue;
  /**
   * The ruleset's own judgement, whatever the user has put above it.
   * @param mayBeOffered tells which words may be suggested in the place of a refused one, as `legalForms` does.
   */
  judge(word: string, lexicons: Lexicons, mayBeOffered: (form: string) => boolean): Judgement;
  /** Does the verdict on this word need the spelling lexicon? Without it a refusal would say less than is known. */
  needsSpelling(word: string, game: Lexicon): boolean;
  /** May the form be played, as its verdict would say, at a tenth of the price: without reasons? As `lookedUp` gives it. */
  isLegal(form: string, lexicons: Lexicons): boolean;
  /** How words of its language are mistyped. */
  readonly orthography: Orthography;
  /** Letters that hooks are looked for among, lower case, in alphabetical order. */
  readonly letters: string;
  /** Could any list of words for the game have the form? One with a sign, or with a letter that no tile has, is for the rules alone. */
  canBeListed(form: string): boolean;
  /** Forms that the rules settle, whatever a word list of the user's has. */
  isSettled?(form: string): boolean;
  /** Rulesets whose game has rounds: what words of earlier ones make of the verdict. */
  afterEarlierWords?(verdict: Judgement, earlier: EarlierWords, lexicons: Lexicons): Judgement;
  /**
   * The lemmas that the word belongs to, and the whole paradigm of the one that `choiceId` names, or of the likeliest, whatever the user
   * has put above the rules. Rulesets with a forms view have it.
   * @param verdict on the word, by the rules alone.
   */
  forms?(word: string, verdict: Judgement, lexicons: Lexicons, choiceId: string | undefined): Forms;
  /** The defective verbs that the rules list, by what they lack. */
  defectives?(): DefectiveGroup[];
}
