import { DIAGNOSIS_KINDS, type DiagnosisKind } from './hypothesis.ts';
import type { LetterPairs } from './strings.ts';

/** The fitted weights of a language by feature: one for each kind, in the order of DIAGNOSIS_KINDS. A feature that is not there has none. */
export type Weights = ReadonlyMap<string, Float64Array>;

/** The weights as they are fitted and tested: by kind and feature; a weight that is not there is 0. */
export type KindWeights = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Code of the character that stands for a weight of 0. */
export const ZERO = 80;

/** What the next character stands for more. */
export const STEP = 0.1;

/** What is fitted for a language, as it is packed: a file of the package, which is read when a word is refused. */
export interface PackedModel {
  /** Names of features, with blanks between. */
  readonly features: string;
  /** By kind: a character for each feature. */
  readonly weights: Readonly<Record<string, string>>;
  readonly letterPairs: LetterPairs;
}

const read = new WeakMap<PackedModel, Weights>();

/** Weights by kind and feature, by feature. */
export function byFeature(kinds: KindWeights): Weights {
  const weights = new Map<string, Float64Array>();
  for (const [kind, ofKind] of kinds) {
    const at = DIAGNOSIS_KINDS.indexOf(kind as DiagnosisKind);
    for (const [name, weight] of ofKind) {
      const ofFeature = weights.get(name) ?? new Float64Array(DIAGNOSIS_KINDS.length);
      ofFeature[at] = weight;
      weights.set(name, ofFeature);
    }
  }
  return weights;
}

/** The weights of a packed model, unpacked once. */
export function weightsOf(model: PackedModel): Weights {
  let weights = read.get(model);
  if (!weights) {
    const names = model.features.split(' ');
    const ofKind = (packed: string) =>
      new Map(names.map((name, at) => [name, (packed.charCodeAt(at) - ZERO) * STEP] as const));
    weights = byFeature(new Map(Object.entries(model.weights).map(([kind, packed]) => [kind, ofKind(packed)])));
    read.set(model, weights);
  }
  return weights;
}
