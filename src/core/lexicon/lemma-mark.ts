/**
 * Marks of lemmas of the spelling lexicon that may not be played although a dictionary has them, where only a dictionary entry can tell.
 * The empty mark means "known to the spelling dictionary".
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
  /** A row of a hand-kept list, which gives the rule. */
  'curated',
  /** An English word that no list of the language has. It says what the letters are; no dictionary of the language has it. */
  'english',
] as const;

export type LemmaMark = (typeof LEMMA_MARKS)[number];
