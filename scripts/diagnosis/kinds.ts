import { DIAGNOSIS_KINDS } from '../../src/core/diagnosis/hypothesis.ts';

/** Kinds of labels. `missing` is not a kind of refused word: the word should be allowed, and the lexicon lacks it. */
export const LABEL_KINDS = [...DIAGNOSIS_KINDS, 'missing'] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];
