import type { Reading } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';

/** The place of a tag among the tags of its lemma. */
export interface TagPlace {
  /** Distinguishes lemmas of one spelling. */
  partOfSpeech: string;
  /** Lemmas of one class have the same tags in similar shares. A word with one form has a class for its tag. */
  tagClass: string;
  /** Within the class. */
  tag: string;
}

/** A lemma for counting: all lemmas of one spelling and part of speech are one. */
export interface CountedLemma {
  lemma: string;
  partOfSpeech: string;
}

/** A lemma with its estimated frequency. */
export interface Commonness extends CountedLemma {
  /** Occurrences in 10⁹ words, all forms together. */
  frequency: number;
  /** True when it shares a form with another lemma. */
  isHomograph: boolean;
}

/** Counts and estimates. */
export interface Counted {
  /** Returns the occurrences of a form in 10⁹ words. */
  met(form: string): number;
  /** Returns the share of a tag in the forms of a lemma that may have it. */
  share(tag: string): number;
}

/** Knowledge of a language for estimating frequencies of lemmas from those of forms. */
export interface Language {
  place(tag: string): TagPlace;
  /**
   * Returns the assumed frequency of a lemma before counting, against 1 for others. Closed-class words are common, and those with one form
   * have no other forms that would show it.
   */
  expected(partOfSpeech: string, lemma: string): number;
  /**
   * Returns the assumed share of an alternative of a tag before counting, against others of its class. No count separates two that have the
   * same form for every lemma. If absent, 1 for all.
   */
  expectedShare?(alternative: string): number;
  /**
   * Returns the factor of a lemma at each step; 1 for no restraint. Of a form that two lemmas explain equally well, each gets half; with
   * less than 1, the lemma ends with only what nothing else explains.
   */
  restraint(lemma: CountedLemma, lexicon: PackedLexicon): number;
  /**
   * Returns the remaining share of a lemma with one form, which may have taken too much from lemmas with many forms; 1 for all.
   * @param unexplained returns the share of that form's frequency that its other readings leave, by the maximum frequency of their lemmas
   */
  remainder(lemma: CountedLemma, lexicon: PackedLexicon, unexplained: () => number): number;
  /**
   * Returns the kind of forms that are about equally common: a noun's plurals, a verb's forms of one tense. How much of a form a lemma
   * explains is judged by forms of its kind; empty for all forms.
   */
  kindOf?(tag: string): string;
  /** Returns a factor for a tag's share at the end, if running text shows that counts are too low. */
  raised?(tag: string): number;
  /** True when all readings of a lemma that share a form count as one for tags; otherwise small ones count as much as others. */
  countsAsOne?: boolean;
  /** Returns true when a reading counts as attested although it was inferred or built by a rule. */
  isTrusted?(reading: Reading): boolean;
  /** Returns true for forms that lemmas often lack, whose absence says nothing. */
  isOptional(tag: string): boolean;
  /**
   * Returns the share of the least frequent forms that bounds a lemma's frequency; 0 for none. It applies whatever else the forms may be.
   */
  leastMet(partOfSpeech: string): number;
  /** Returns the share of its forms that must be a lemma's own for them to show its frequency, if not the default. */
  enough?(partOfSpeech: string): number;
  /** Corrects the estimates at the end by other knowledge than forms. */
  settled?(lemmas: readonly Commonness[], lexicon: PackedLexicon, counted: Counted): Commonness[];
  /** Returns the key of the form in the lexicon. */
  lookedUp(form: string): string;
}
