import type { Reading } from '../../../src/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/lexicon/packed-lexicon.ts';

/** Where a tag stands among those that the same lemma may have. */
export interface TagPlace {
  /** What tells lemmas of the same spelling apart. */
  partOfSpeech: string;
  /** Lemmas of one class have the same tags, in about the same shares; where a word has one form alone, its tag is a class of its own. */
  tagClass: string;
  /** Within the class. */
  tag: string;
}

/** A lemma as frequencies are counted: all lemmas of one spelling and part of speech are one. */
export interface CountedLemma {
  lemma: string;
  partOfSpeech: string;
}

/** A lemma with what was estimated of it. */
export interface Commonness extends CountedLemma {
  /** How often it is met among a thousand million words, all forms together. */
  frequency: number;
  /** Has it a form that is another lemma's, too? */
  isHomograph: boolean;
}

/** What was counted, and what came of it. */
export interface Counted {
  /** How often a form is met among a thousand million words. */
  met(form: string): number;
  /** What share a tag has in the forms of a lemma that may have it. */
  share(tag: string): number;
}

/** What has to be known of a language to tell from the frequency of forms how common lemmas are. */
export interface Language {
  place(tag: string): TagPlace;
  /**
   * Words of closed classes are common, and how common cannot be told from other forms where they have but one: how often such a lemma is
   * taken to be met before anything is counted, against 1 of any other.
   */
  expected(partOfSpeech: string, lemma: string): number;
  /**
   * How often an alternative of a tag is taken to be met before anything is counted, against others of its class: of two that are the same
   * form of every lemma, nothing that is counted tells which is meant. 1 for all where this is not there.
   */
  expectedShare?(alternative: string): number;
  /**
   * Of forms that two lemmas explain equally well, each gets half. This one gets less than that at each step, until it has only what
   * nothing else explains: 1 for no restraint.
   */
  restraint(lemma: CountedLemma, lexicon: PackedLexicon): number;
  /**
   * What is left of a lemma that has one form alone, and that may have taken more from a lemma with many forms than is its own: 1 for all.
   * @param unexplained what share of that form's frequency its other readings leave over, by how common their lemmas are at most.
   */
  remainder(lemma: CountedLemma, lexicon: PackedLexicon, unexplained: () => number): number;
  /**
   * Which of a lemma's forms are about as common as one another says of the lemma: a noun's plurals, a verb's forms of one tense. Where it
   * is asked how much of a form one lemma explains, it is judged by those. Empty where all forms are asked.
   */
  kindOf?(tag: string): string;
  /** By what a tag's share is multiplied in the end, where running text has shown that what is counted tells too little of it. */
  raised?(tag: string): number;
  /**
   * Are all readings of a lemma that a common form has counted as one where tags are? One by one, those that have little of it count as
   * much as the others.
   */
  countsAsOne?: boolean;
  /** Is the reading to be expected like those that sources have, though it was inferred or built by a rule? */
  isTrusted?(reading: Reading): boolean;
  /** Has a lemma such a form often not? Then that it is not met says nothing of the lemma. */
  isOptional(tag: string): boolean;
  /**
   * How large a share of such a lemma's forms, those that are met least, tells how common it can be at most: 0 for none. It holds whatever
   * else the forms may be.
   */
  leastMet(partOfSpeech: string): number;
  /** What share of its forms is to be a lemma's alone that these tell how common it is, where that is not what holds elsewhere. */
  enough?(partOfSpeech: string): number;
  /** What is made of the estimates in the end, where something else is known than forms tell; as they are, where this is not there. */
  settled?(lemmas: readonly Commonness[], lexicon: PackedLexicon, counted: Counted): Commonness[];
  /** The form as the lexicon looks it up. */
  lookedUp(form: string): string;
}
