import { hasSmallLetters } from '../words/capital.ts';
import { isSentenceStart } from '../words/sentence-start.ts';
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

/** Features by which the weights differ with the place of a word. Each is fitted when all other weights are. */
export const LONE = 'lone';
export const START = 'start';

/**
 * Share of the evidence that counts without a text. No labels say how many words that stand alone in capitals are from a board, nor how many
 * in small letters are names, so this takes both as equally likely: the odds are the mean of those with and without the evidence.
 */
const WITHOUT_TEXT = 0.5;

/** Returns what is added to weights of a kind, in steps, by feature. @param steps returns the weight of a feature in steps */
type Added = (steps: (name: string) => number) => Readonly<Record<string, number>>;

/** Returns a function that changes the weights of a model, once for each model. */
function changed(added: Added): (model: PackedModel) => PackedModel {
  const known = new WeakMap<PackedModel, PackedModel>();
  return (model) => {
    let other = known.get(model);
    if (!other) {
      const names = model.features.split(' ');
      const weights = Object.entries(model.weights).map(([kind, packed]) => {
        const more = added((name) => {
          const at = names.indexOf(name);
          return at < 0 ? 0 : packed.charCodeAt(at) - ZERO;
        });
        const codes = names.map((name, at) => packed.charCodeAt(at) + (more[name] ?? 0));
        return [kind, String.fromCharCode(...codes)];
      });
      other = { ...model, weights: Object.fromEntries(weights) };
      known.set(model, other);
    }
    return other;
  };
}

/**
 * Returns the model for words that stand alone. The weights are fitted to words of texts, where capitals point to an abbreviation and small
 * letters away from a name. Without a text in small letters around them, capitals may be those of a board or a headline, and whoever types
 * a word into a field spares the capital.
 */
export const withoutText = changed((steps) => {
  const share = (name: string): number => Math.round(steps(name) * WITHOUT_TEXT);
  // A word in small letters has the constant without either capital.
  const lone = share(LONE);
  return { constant: lone, capital: -lone, capitals: -share('capitals') - lone };
});

/** Returns the model for the first word of a sentence, whose capital says less. */
export const atSentenceStart = changed((steps) => ({ capital: steps(START) }));

/** A selected text and what stands before and after it. */
export interface Surroundings {
  readonly before: string;
  readonly text: string;
  readonly behind: string;
}

/** `text`: somewhere in a text. Surroundings show more. */
export type Place = 'text' | Surroundings;

/** Returns the model for a word in this place. @param place undefined if the word stands alone */
export function modelAt(place: Place | undefined, model: PackedModel): PackedModel {
  if (place === undefined) return withoutText(model);
  if (place === 'text') return model;
  const { before, text, behind } = place;
  // The capitals of a board or a headline are no evidence.
  if (!hasSmallLetters(before + text + behind)) return withoutText(model);
  // Of several words it is not known which of them is the first one.
  const isFirst = !/\s/.test(text) && isSentenceStart(before, behind);
  return isFirst ? atSentenceStart(model) : model;
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
