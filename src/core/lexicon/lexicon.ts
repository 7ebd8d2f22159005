import type { Marks } from '../words/letters.ts';
import type { TileLanguage } from '../words/tiles.ts';

/** One reading of a form. */
export interface Reading {
  lemma: string;
  /** PoliMorf-style tag: positions joined by colons, alternatives in a position by dots. */
  tag: string;
  /** The evidence for the reading. `derived` readings name the rule that built the form (`pfs-2018/potential-neuter-12`). */
  origin: 'attested' | 'inferred' | 'derived';
  rule?: string;
  /** Mark of the lemma in the spelling lexicon (see `LemmaMark`); empty in the game lexicon. */
  mark: string;
  /** The meaning of a marked lemma: the brand, the phrase, the expansion of an abbreviation. */
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

/**
 * The interface by which the rules use a lexicon. The packed lexicon implements it; no rule knows the bytes. Forms are in lower case, NFC,
 * and consist of letters; in the spelling lexicon also of hyphens and apostrophes.
 */
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

/**
 * Marks of lemmas of the spelling lexicon that may not be played although a dictionary has them. Only a dictionary entry shows that. The
 * empty mark means "known to the spelling dictionary".
 */
export const LEMMA_MARKS = [
  '',
  'brand',
  'brand-diminutive',
  'brand-acronym',
  'brand-colloquial',
  'chain',
  'lowercase-name',
  'abbreviation',
  'foreign-phrase',
  /** A row of a list that is maintained by hand; the row names the rule. */
  'curated',
  /** An English word that no list or dictionary of the language has. */
  'english',
] as const;

export type LemmaMark = (typeof LEMMA_MARKS)[number];

/** Ids of the lexicons that ship, as in `dictionaries/packed/index.json`. */
export const LEXICON_IDS = ['pl-game', 'pl-spelling', 'de-game', 'de-spelling', 'en-game', 'en-spelling'] as const;
export type LexiconId = (typeof LEXICON_IDS)[number];

/** Returns the language of a lexicon, which is also the name of its frequency file. */
export const languageOfLexicon = (id: LexiconId): TileLanguage => id.slice(0, id.indexOf('-')) as TileLanguage;

/** Returns the lexicons of a language: the words of the game, and the spelling dictionary. */
export const lexiconsOf = (language: TileLanguage) =>
  ({ game: `${language}-game`, spelling: `${language}-spelling` }) as const satisfies Record<string, LexiconId>;

/** Returns the log-frequency of a word in its commonest reading: log₁₀ of occurrences in 10⁹ words; 0 if unknown. */
export function logFrequency(word: string, game: Lexicon): number {
  let highest = 0;
  for (const { logFrequency: ofReading = 0 } of game.readings(word)) highest = Math.max(highest, ofReading);
  return highest;
}
