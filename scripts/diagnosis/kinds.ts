/** What a refused word can be. A hypothesis of a diagnosis is of one of these kinds, and so is a label. */
export const DIAGNOSIS_KINDS = [
  /** An inflected or derived form of a known word that a rule takes away. */
  'barred-form',
  /** A known word with an attached particle, a mobile ending, or a contraction. */
  'clitic',
  'name',
  'brand',
  /** Acronyms, inflected acronyms and Roman numerals too. */
  'abbreviation',
  /** A word of another language. */
  'foreign',
  'old-spelling',
  'misspelling',
  /** Several words without the space between them. */
  'written-together',
  'compound',
  'derivation',
  /** A word with letters repeated for effect. */
  'elongation',
  /** A part of a word. */
  'fragment',
  /** Nothing is known of it. Dialect words and identifiers of programs are labelled so. */
  'unlisted',
] as const;

export type DiagnosisKind = (typeof DIAGNOSIS_KINDS)[number];

/** `missing` is no kind of refused word: the word should be allowed, and the lexicon lacks it. */
export const LABEL_KINDS = [...DIAGNOSIS_KINDS, 'missing'] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];
