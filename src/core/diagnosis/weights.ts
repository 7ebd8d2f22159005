import { DIAGNOSIS_KINDS, type DiagnosisKind } from './hypothesis.ts';
import type { LetterPairs } from './shape.ts';

/** The fitted weights of a language by feature: one for each kind, in the order of DIAGNOSIS_KINDS. */
export type Weights = ReadonlyMap<string, Float64Array>;

/** The weights by kind and feature, as they are fitted; an absent weight is 0. */
export type KindWeights = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Code of the character for a weight of 0. */
export const ZERO = 80;

/** Difference between the weights of two successive characters. */
export const STEP = 0.1;

/** The fitted model of a language as a file of the package has it; it is read when a word is first refused. */
export interface PackedModel {
  /** Names of features, separated by spaces. */
  readonly features: string;
  /** A character for each feature, by kind. */
  readonly weights: Readonly<Record<string, string>>;
  readonly letterPairs: LetterPairs;
}

/** The feature of a word that stands alone in small letters. */
export const LONE = 'lone';

/**
 * Share of the evidence that counts without a text. No labels say how many words that stand alone in capitals are from a board, nor how many
 * in small letters are names, so this takes both as equally likely: the odds are the mean of those with and without the evidence.
 */
export const WITHOUT_TEXT = 0.5;

const withoutTexts = new WeakMap<PackedModel, PackedModel>();

/**
 * Returns the model for words that stand alone. The weights are fitted to words of texts, where capitals point to an abbreviation and small
 * letters away from a name. Without a text in small letters around them, capitals may be those of a board or a headline, and whoever types
 * a word into a field spares the capital.
 */
export function withoutText(model: PackedModel): PackedModel {
  let alone = withoutTexts.get(model);
  if (!alone) {
    const names = model.features.split(' ');
    const weighed = (packed: string): string => {
      const share = (name: string): number =>
        Math.round((packed.charCodeAt(names.indexOf(name)) - ZERO) * WITHOUT_TEXT);
      // A word in small letters has the constant without either capital.
      const lone = share(LONE);
      const added: Record<string, number> = { constant: lone, capital: -lone, capitals: -share('capitals') - lone };
      return names.map((name, at) => String.fromCharCode(packed.charCodeAt(at) + (added[name] ?? 0))).join('');
    };
    const weights = Object.entries(model.weights).map(([kind, packed]) => [kind, weighed(packed)]);
    alone = { ...model, weights: Object.fromEntries(weights) };
    withoutTexts.set(model, alone);
  }
  return alone;
}

const read = new WeakMap<PackedModel, Weights>();

/** Converts weights by kind to weights by feature. */
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

/** Returns the weights of a packed model, which is unpacked once. */
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
