/**
 * Why the words of a lemma that a spelling dictionary knows may not be played, where only a dictionary entry can tell.
 * The empty mark says nothing but "known to the spelling dictionary".
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
  /** A word of English that no list of the language has: it says what the letters are, and is no word of a dictionary of the language. */
  'english',
] as const;

export type LemmaMark = (typeof LEMMA_MARKS)[number];
