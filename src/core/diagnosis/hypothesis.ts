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

/** Values of features by name; a feature that is not named is 0. */
export type Features = Readonly<Record<string, number>>;

/** Features of a string as a whole, in parts that have no name in common: to put them together would take longer than to read them. */
export type Shape = readonly Features[];

/**
 * What a generator proposes: something that the string may be, and what speaks for it or against it. The engine alone orders proposals.
 * `Bar` is what bars the word if it is that; the engine hands it on.
 */
export interface Proposal<Bar = unknown> {
  kind: DiagnosisKind;
  /** The word or words that were meant, the base, the members of a compound; empty where none is known. */
  intended: readonly string[];
  evidence: Features;
  /** More of it, with other names, that another generator found or other proposals have as well. */
  common?: Features;
  /** Absent where no rule bars it. */
  bar?: Bar;
}

/** A proposal with its probability, given all others. */
export interface Hypothesis<Bar = unknown> {
  kind: DiagnosisKind;
  intended: readonly string[];
  /** 0 to 1; the probabilities of all hypotheses of a string add up to 1. */
  probability: number;
  bar?: Bar;
}

/** All hypotheses of one kind. */
export interface KindHypotheses<Bar = unknown> {
  kind: DiagnosisKind;
  /** The sum of the hypotheses' probabilities. */
  probability: number;
  /** Likeliest first. */
  hypotheses: readonly [Hypothesis<Bar>, ...Hypothesis<Bar>[]];
}
