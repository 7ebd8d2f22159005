/**
 * What the rules need of a lexicon. The packed lexicon implements it; nothing in the rules knows the bytes.
 * Forms are lower case, NFC, letters (and in the spelling lexicon hyphen and apostrophe) only.
 */

import type { Marks } from '../words/diacritics.ts';

/** One reading of a form. */
export interface Reading {
  lemma: string;
  /** PoliMorf-style tag: positions joined by colons, alternatives in a position by dots. */
  tag: string;
  /** Who says so; `derived` readings name the rule that built the form (`pfs-2018/potential-neuter-12`). */
  origin: 'attested' | 'inferred' | 'derived';
  rule?: string;
  /** Mark of the lemma in the spelling lexicon (see `LemmaMark`); empty in the game lexicon. */
  mark: string;
  /** What a marked lemma stands for: the brand, the phrase, the expansion of an abbreviation. */
  source?: string;
  /** How the dictionary spells the form when that is not what is looked up: `Warszawie`, `größer`. */
  spelling?: string;
  /** How common it is, where that is known: the decimal logarithm of how often it is met among a thousand million words. */
  weight?: number;
  /** Names of the open sources that have the lemma, where the lexicon is put together from several. */
  attestedBy?: readonly string[];
  /** How likely the official list has the lemma, 0 to 1, where the lexicon says it: one of `SHARES`. */
  share?: number;
}

/** How many edits lie between a form and its neighbours at most. */
export type Edits = 0 | 1 | 2;

/** One form of a lemma, with its reading. */
export interface FormReading {
  form: string;
  reading: Reading;
}

export interface Lexicon {
  /** Is the form in the word list? No allocation; for callers that need no reading. */
  has(form: string): boolean;
  /**
   * Letters at the beginning of the form that a form of the list begins with, too; rather more than fewer of them. What differs from this
   * form only further on is not in the list, which saves looking it up.
   */
  reach(form: string): number;
  /** All readings of a form, likeliest first where it is known how common they are; empty when it is not in the list. */
  readings(form: string): readonly Reading[];
  /** All forms of every lemma spelled like this, with their readings; empty when there is no such lemma. */
  forms(lemma: string): FormReading[];
  /**
   * All forms within one edit of this one, in no particular order: a letter put in, left out or replaced, or two neighbours swapped.
   * Marks that the form lacks are no edits, however many. The form itself is not among them; nothing is near a form of 30 letters.
   * @param edits 0 for those that differ in marks alone, which takes a tenth of the time; of 2, which takes five times as long, none changes
   * the first letter, or the prefix of a form that has one and the letter after it.
   */
  neighbours(form: string, marks: Marks, edits?: Edits): string[];
}
