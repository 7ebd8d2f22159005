/**
 * The engine that orders hypotheses. Generators propose what a string may be; the engine gives each proposal a score,
 *
 *     score = Σ weight(kind, feature) · value(feature)
 *
 * over the features of the string (its length, its capitals) and the evidence of the proposal (how common the word is, how costly the
 * mistake). Scores are natural logarithms of odds: the probability of a proposal is exp(score), divided by the sum over all proposals. The
 * weights come from a table that `npm run fit` writes; docs/diagnosis.md has a worked example.
 */
import {
  DIAGNOSIS_KINDS,
  type DiagnosisKind,
  type Features,
  type Hypothesis,
  type KindHypotheses,
  type Proposal,
  type Shape,
} from './hypothesis.ts';
import type { Weights } from './weights.ts';

/** From this probability on the explanation states what the string is: odds of 10 to 1. */
export const STATED = 10 / 11;

/** From this probability on the explanation says that it probably is: even odds. */
export const PROBABLE = 1 / 2;

/** From this probability on the intended word is offered: odds of 1 to 10. */
export const OFFERED = 1 / 11;

const PLACES: ReadonlyMap<DiagnosisKind, number> = new Map(DIAGNOSIS_KINDS.map((kind, place) => [kind, place]));

/** Returns the prior score of each kind, in the order of DIAGNOSIS_KINDS. */
function priors(shape: Shape, weights: Weights): number[] {
  // A typed array of this length is four times as slow to make.
  const scores = new Array<number>(DIAGNOSIS_KINDS.length).fill(0);
  for (const features of shape) {
    for (const name in features) {
      const value = features[name] as number;
      const ofFeature = value === 0 ? undefined : weights.get(name);
      if (!ofFeature) continue;
      for (let kind = 0; kind < scores.length; kind++)
        scores[kind] = (scores[kind] as number) + (ofFeature[kind] as number) * value;
    }
  }
  return scores;
}

/** Returns the sum that the evidence adds to the prior score of a kind. */
function sum(evidence: Features, kind: number, weights: Weights): number {
  let total = 0;
  for (const name in evidence) {
    const value = evidence[name] as number;
    if (value !== 0) total += (weights.get(name)?.[kind] ?? 0) * value;
  }
  return total;
}

/** Returns the probability of each proposal, in the given order. @param shape features of the string as a whole */
export function probabilities(proposals: readonly Proposal[], shape: Shape, weights: Weights): number[] {
  const prior = priors(shape, weights);
  const scores = proposals.map(({ kind, common, evidence }) => {
    const place = PLACES.get(kind) as number;
    const score = (prior[place] as number) + sum(evidence, place, weights);
    return common ? score + sum(common, place, weights) : score;
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}

interface WithProbability {
  readonly probability: number;
}

/**
 * Sorts by probability in place, the likeliest first; equal ones keep their order. The arrays are short: `sort` would allocate more memory
 * than the elements take.
 */
export function sortLikeliestFirst<T extends WithProbability>(some: T[]): T[] {
  for (let i = 1; i < some.length; i++) {
    const one = some[i] as T;
    let at = i;
    for (; at > 0 && (some[at - 1] as T).probability < one.probability; at--) some[at] = some[at - 1] as T;
    some[at] = one;
  }
  return some;
}

/** Returns the hypotheses by kind, likeliest first. Proposals of the same kind and word become one hypothesis with the sum of both. */
export function diagnose<Bar>(
  proposals: readonly Proposal<Bar>[],
  shape: Shape,
  weights: Weights,
): KindHypotheses<Bar>[] {
  const found = probabilities(proposals, shape, weights);
  const weighed = proposals.map(({ kind, intended, bar }, at): Hypothesis<Bar> => {
    const probability = found[at] as number;
    return bar === undefined ? { kind, intended, probability } : { kind, intended, probability, bar };
  });
  sortLikeliestFirst(weighed);
  const kinds = new Map<DiagnosisKind, Hypothesis<Bar>[]>();
  for (const one of weighed) {
    const ofKind = kinds.get(one.kind);
    const likelier = ofKind?.find(({ intended }) => isSame(intended, one.intended));
    if (likelier) likelier.probability += one.probability;
    else if (ofKind) ofKind.push(one);
    else kinds.set(one.kind, [one]);
  }
  const all: KindHypotheses<Bar>[] = [];
  for (const [kind, ofKind] of kinds) {
    const hypotheses = sortLikeliestFirst(ofKind) as [Hypothesis<Bar>, ...Hypothesis<Bar>[]];
    all.push({ kind, hypotheses, probability: hypotheses.reduce((total, { probability }) => total + probability, 0) });
  }
  return sortLikeliestFirst(all);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word.toLowerCase() === (other[at] as string).toLowerCase());

/** Returns the hypotheses with odds of at least 1 to 10, likeliest first. */
export function likely<Bar>(kinds: readonly KindHypotheses<Bar>[]): Hypothesis<Bar>[] {
  const found: Hypothesis<Bar>[] = [];
  for (const { hypotheses } of kinds) for (const one of hypotheses) if (one.probability >= OFFERED) found.push(one);
  return sortLikeliestFirst(found);
}

/**
 * Returns the kind that an explanation may claim: the likeliest one, if its odds are at least even; else undefined. A misspelling needs an
 * intended word with even odds, because a misspelling of an unknown word is no help.
 */
export function claimed<Bar>([likeliest]: readonly KindHypotheses<Bar>[]): KindHypotheses<Bar> | undefined {
  if (!likeliest || likeliest.probability < PROBABLE) return undefined;
  const { kind, hypotheses } = likeliest;
  const isOfWord = ({ intended, probability }: Hypothesis): boolean => intended.length > 0 && probability >= PROBABLE;
  return kind !== 'misspelling' || hypotheses.some(isOfWord) ? likeliest : undefined;
}
