import { likely } from '../diagnosis/engine.ts';
import type { KindHypotheses } from '../diagnosis/hypothesis.ts';
import type { Diagnosis, Reason } from './verdict.ts';

/** Probabilities are reported with three decimals: the labels that they are fitted to do not bear more. */
const rounded = (probability: number): number => Math.round(probability * 1000) / 1000;

/** What a verdict reports of the hypotheses: those worth a mention, likeliest first. */
export const diagnosisOf = (kinds: readonly KindHypotheses<Reason>[]): Diagnosis[] =>
  likely(kinds).map(({ kind, probability, intended, bar }) => ({
    kind,
    probability: rounded(probability),
    intended: [...intended],
    ...(bar && { rule: bar.rule }),
  }));
