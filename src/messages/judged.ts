import type { Analysis, Verdict } from '../rules/verdict.ts';

/**
 * A phrase that is not worded yet: the key of a message in `_locales` and then what fills it, or a string that stands for itself.
 * Finding the phrase takes a tag set of each language; wording it takes the language of the user. The first is the worker's
 * business, so that the script on every page need not carry it.
 */
export type Phrase = string | readonly Phrase[];

/** All that a form can be of one lemma. */
export interface Reading {
  lemma: string;
  /** “genitive plural”, most likely first, each once. */
  forms: Phrase[];
  /** `inferred` and `derived` readings are told apart from attested ones. */
  origin: Analysis['origin'];
}

/** A verdict with what only the worker can say of it: what a front end needs to show it. */
export interface Judged {
  verdict: Verdict;
  /** Points of each tile of `verdict.tiles`, in order; null where no tile has the letter. Null where tiles have no values in the game. */
  tilePoints: (number | null)[] | null;
  /** The readings of an allowed word, the word as its own dictionary form before all others. */
  readings: Reading[];
  /** May the forms view have a paradigm for the word? False for words that are not inflected and for what nobody knows. */
  inflects: boolean;
}
