import type { LetterPairs } from './strings.ts';

/** The fitted weights of a language by kind and feature; a weight that is not there is 0. Maps are read twice as fast as objects with such names. */
export type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>;

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

/** The weights of a packed model, unpacked once. */
export function weightsOf(model: PackedModel): Weights {
  const known = read.get(model);
  if (known) return known;
  const names = model.features.split(' ');
  const weights = new Map(
    Object.entries(model.weights).map(([kind, packed]) => [
      kind,
      new Map(
        names
          .map((name, at) => [name, (packed.charCodeAt(at) - ZERO) * STEP] as const)
          .filter(([, weight]) => weight !== 0),
      ),
    ]),
  );
  read.set(model, weights);
  return weights;
}
