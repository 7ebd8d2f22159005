import { OFFERED } from '../diagnosis/engine.ts';
import type { Hypothesis, KindHypotheses } from '../diagnosis/hypothesis.ts';
import type { Claim } from './claimed-kind.ts';
import { fieldsOf } from './detail.ts';
import type { Diagnosis, Reason } from './verdict.ts';

/** Probabilities are reported with three decimals: the labels that they are fitted to do not bear more. */
const rounded = (probability: number): number => Math.round(probability * 1000) / 1000;

/** Misspellings of several words are several hypotheses; of another kind there is one, with the likeliest words. */
const reported = <Bar>({ kind, probability, hypotheses }: KindHypotheses<Bar>): readonly Hypothesis<Bar>[] =>
  kind === 'misspelling' ? hypotheses : [{ ...hypotheses[0], probability }];

/**
 * What a verdict reports of the hypotheses: those with odds of 1 to 10 at least, likeliest first.
 * @param reasonOf the reason of what bars the word
 */
export const diagnosisOf = <Bar>(
  kinds: readonly KindHypotheses<Bar>[],
  reasonOf: (bar: Bar) => Reason | undefined,
): Diagnosis[] =>
  kinds
    .flatMap(reported)
    .filter(({ probability }) => probability >= OFFERED)
    .sort((one, other) => other.probability - one.probability)
    .map(({ kind, probability, intended, bar }) => {
      const rule = bar && reasonOf(bar)?.rule;
      return { kind, probability: rounded(probability), intended: [...intended], ...(rule && { rule }) };
    });

/**
 * What a verdict reports where a rule, a sign or a closed list decides, so that nothing is weighed.
 * @param claim what the deciding reason says of the word
 * @returns undefined where that is nothing
 */
export function diagnosisOfRuling(first: Reason | undefined, claim: Claim | undefined): Diagnosis[] | undefined {
  if (!first || claim === undefined || claim === 'ruling' || claim === 'unlisted') return undefined;
  const { meant, today, base, source, spelling, lemma } = fieldsOf(first.detail);
  const word = meant ?? today ?? base ?? source ?? spelling ?? lemma;
  return [{ kind: claim, probability: 1, intended: word === undefined ? [] : [word], rule: first.rule }];
}
