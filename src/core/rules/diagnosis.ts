import { OFFERED } from '../diagnosis/engine.ts';
import type { Hypothesis, KindHypotheses } from '../diagnosis/hypothesis.ts';
import type { Claim } from './claimed-kind.ts';
import { fieldsOf } from './detail.ts';
import type { Diagnosis, Reason } from './verdict.ts';

/** Probabilities are rounded to three decimals; the fitted data do not support more. */
const rounded = (probability: number): number => Math.round(probability * 1000) / 1000;

/** Misspellings of different words are separate diagnoses. Every other kind is one diagnosis with its likeliest words. */
const reported = <Bar>({ kind, probability, hypotheses }: KindHypotheses<Bar>): readonly Hypothesis<Bar>[] =>
  kind === 'misspelling' ? hypotheses : [{ ...hypotheses[0], probability }];

/**
 * The diagnoses of a verdict: hypotheses with odds of at least 1 to 10, likeliest first.
 * @param reasonOf returns the reason for what bars the word
 */
export function diagnosisOf<Bar>(
  kinds: readonly KindHypotheses<Bar>[],
  reasonOf: (bar: Bar) => Reason | undefined,
): Diagnosis[] {
  return kinds
    .filter(({ probability }) => probability >= OFFERED)
    .flatMap(reported)
    .filter(({ probability }) => probability >= OFFERED)
    .sort((one, other) => other.probability - one.probability)
    .map(({ kind, probability, intended, bar }) => {
      const diagnosis: Diagnosis = { kind, probability: rounded(probability), intended: [...intended] };
      const rule = bar && reasonOf(bar)?.rule;
      if (rule) diagnosis.rule = rule;
      return diagnosis;
    });
}

/**
 * The diagnosis if a rule, a sign or a closed list decides, so that no hypotheses are compared.
 * @param claim what the deciding reason says that the word is
 * @returns undefined if that is nothing
 */
export function diagnosisOfRuling(first: Reason | undefined, claim: Claim | undefined): Diagnosis[] | undefined {
  if (!first || claim === undefined || claim === 'ruling' || claim === 'unlisted') return undefined;
  const { intended, today, base, source, spelling, lemma } = fieldsOf(first.detail);
  const word = intended ?? today ?? base ?? source ?? spelling ?? lemma;
  return [{ kind: claim, probability: 1, intended: word === undefined ? [] : [word], rule: first.rule }];
}
