/**
 * Fits how the priors of the kinds differ with the place of a word. In a text, a small letter is evidence against a name, and a capital for
 * it. Whoever types a word into a field types names in small letters, too, and at the start of a sentence every word has a capital.
 */
import { probabilities } from '../../src/core/diagnosis/engine.ts';
import { byFeature, type KindWeights } from '../../src/core/diagnosis/weights.ts';
import { fitWeights } from './logistic.ts';
import type { LabelledRow } from './rows.ts';

/**
 * Returns one weight a kind for words in a place, under which their labels are most likely. All other weights stay.
 * @param rows labels of words in this place
 * @param weights fitted to the labels of all places
 * @param ridge penalty on a weight of 1, in rows
 */
export function fitPlace(
  feature: string,
  rows: readonly LabelledRow[],
  weights: KindWeights,
  ridge: number,
): KindWeights {
  const ofFeatures = byFeature(weights);
  const there = rows.map(({ proposals, shape, right, count }) => ({
    proposals: proposals.map(({ kind, intended }) => ({ kind, intended, evidence: { [feature]: 1 } })),
    shape: [],
    right,
    count,
    given: probabilities(proposals, shape, ofFeatures).map((probability) => Math.log(Math.max(probability, 1e-300))),
  }));
  return fitWeights(there, ridge);
}
