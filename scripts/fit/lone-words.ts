/**
 * Fits how the priors of the kinds differ for words that stand alone in small letters. In a text, a small letter is evidence against a name.
 * Whoever types a word into a field types names in small letters, too.
 */
import { probabilities } from '../../src/core/diagnosis/engine.ts';
import { byFeature, type KindWeights, LONE, WITHOUT_TEXT } from '../../src/core/diagnosis/weights.ts';
import { fitWeights } from './logistic.ts';
import type { LabelledRow } from './rows.ts';

/**
 * Returns one weight a kind, under which the labels in small letters are most likely. All other weights stay.
 * @param rows labels of texts as they are typed in small letters
 * @param weights fitted to the same labels as the texts have them
 * @param ridge penalty on a weight of 1, in rows
 */
export function fitLone(rows: readonly LabelledRow[], weights: KindWeights, ridge: number): KindWeights {
  const ofFeatures = byFeature(weights);
  const lone = rows.map(({ proposals, shape, right, count }) => ({
    proposals: proposals.map(({ kind, intended }) => ({ kind, intended, evidence: { [LONE]: 1 } })),
    shape: [],
    right,
    count,
    given: probabilities(proposals, shape, ofFeatures).map((probability) => Math.log(Math.max(probability, 1e-300))),
  }));
  return fitWeights(lone, ridge);
}

/** Returns the weights as they are for a word that stands alone in small letters, which has no capital. */
export const withLone = (weights: KindWeights, lone: KindWeights): KindWeights =>
  new Map(
    [...new Set([...weights.keys(), ...lone.keys()])].map((kind) => {
      const ofKind = weights.get(kind) ?? new Map<string, number>();
      const added = (lone.get(kind)?.get(LONE) ?? 0) * WITHOUT_TEXT;
      return [kind, new Map(ofKind).set('constant', (ofKind.get('constant') ?? 0) + added)];
    }),
  );
