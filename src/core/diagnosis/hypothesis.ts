/** The kinds of hypotheses, and of labels. */
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

/** Values of features by name; an absent feature is 0. */
export type Features = Readonly<Record<string, number>>;

/** Features of a string as a whole, in parts without common names: merging them would take longer than reading them. */
export type Shape = readonly Features[];

/**
 * A proposal of a generator: what the string may be, with evidence. The engine alone orders proposals. `Bar` is what bars the word if the
 * proposal holds; the engine passes it on.
 */
export interface Proposal<Bar = unknown> {
  kind: DiagnosisKind;
  /** The intended word or words, the base, the members of a compound; empty if none is known. */
  intended: readonly string[];
  evidence: Features;
  /** Further evidence under other names, from another generator or shared by several proposals. */
  common?: Features;
  /** Absent if no rule bars it. */
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
