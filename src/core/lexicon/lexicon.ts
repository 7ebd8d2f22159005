/**
 * The interface by which the rules use a lexicon. The packed lexicon implements it; no rule knows the bytes. Forms are in lower case, NFC,
 * and consist of letters; in the spelling lexicon also of hyphens and apostrophes.
 */

import type { Marks } from '../words/letters.ts';

/** One reading of a form. */
export interface Reading {
  lemma: string;
  /** PoliMorf-style tag: positions joined by colons, alternatives in a position by dots. */
  tag: string;
  /** How the reading is known. `derived` readings name the rule that built the form (`pfs-2018/potential-neuter-12`). */
  origin: 'attested' | 'inferred' | 'derived';
  rule?: string;
  /** Mark of the lemma in the spelling lexicon (see `LemmaMark`); empty in the game lexicon. */
  mark: string;
  /** What a marked lemma stands for: the brand, the phrase, the expansion of an abbreviation. */
  source?: string;
  /** The dictionary's spelling, if it differs from the key: `Warszawie`, `größer`. */
  spelling?: string;
  /** Log-frequency, if known: log₁₀ of occurrences in 10⁹ words. */
  logFrequency?: number;
  /** Names of the open sources that have the lemma, if the lexicon combines several. */
  attestedBy?: readonly string[];
  /** Probability that the official list has the lemma, if the lexicon states it: one of `SHARES`. */
  share?: number;
}

/** Maximum number of edits between a form and its neighbours. */
export type Edits = 0 | 1 | 2;

/** One form of a lemma, with its reading. */
export interface FormReading {
  form: string;
  reading: Reading;
}

export interface Lexicon {
  /** Returns true when the form is in the word list. Allocates nothing, so it is for callers that need no reading. */
  has(form: string): boolean;
  /**
   * Returns the length of the longest beginning of `form` with which a listed form begins; it may be too large, never too small. A string
   * that differs from `form` only after that length is not in the list and needs no lookup.
   */
  reach(form: string): number;
  /** Returns all readings of a form, likeliest first if log-frequencies are known. Empty if the form is not in the list. */
  readings(form: string): readonly Reading[];
  /** Returns all forms of all lemmas with this spelling, with their readings. Empty if there is no such lemma. */
  forms(lemma: string): FormReading[];
  /**
   * Returns the listed forms within one edit of `form`, in no particular order and without `form` itself. An edit inserts, deletes or
   * replaces a letter, or swaps two neighbours. Marks that `form` lacks are not edits. A form of 30 letters or more has no neighbours.
   * @param edits 0: differences in marks alone, in a tenth of the time. 2: five times the time; the first letter is not changed, nor a
   * prefix with the letter after it.
   */
  neighbours(form: string, marks: Marks, edits?: Edits): string[];
}
