/**
 * Estimates the probability that the tournament players' dictionary has a noun that the core list lacks. The logistic score is learned from
 * membership in the core list, on all lemmas of 10 to 14 letters that Wiktionary's word list suggests. `measure-nouns.ts` fits it again and
 * prints its precision on a half that it has not seen.
 */

/** Features of a proposed lemma. Counts and shares exclude the lemma itself. */
export interface Features {
  /** Letters of the lemma as laid. */
  length: number;
  /** In german-pos-dict. */
  dictionary: boolean;
  /** Wiktionary lists the lemma itself, and so many forms of its paradigm. */
  lemmaListed: boolean;
  formsListed: number;
  /** Longer words of Wiktionary's list that begin with the lemma, and that end in it. */
  longer: number;
  asHead: number;
  /** First member and head are known. */
  compound: boolean;
  /** Compounds of the core list with that first member, and with that head. */
  firstCount: number;
  headCount: number;
  /** See CompoundTable. */
  neighbours: number;
  /** Share of the proposed lemmas with that first member (without head: end of six letters) that the core list has. */
  firstRate: number;
  /** The same by head (end of four letters). */
  headRate: number;
}

/** Returns the numbers that the score weighs. */
export function vectorOf(f: Features): Record<string, number> {
  const vector: Record<string, number> = {
    constant: 1,
    dictionary: +f.dictionary,
    lemmaListed: +f.lemmaListed,
    formsListed: Math.log(1 + f.formsListed),
    longer: Math.log(1 + f.longer),
    asHead: Math.log(1 + f.asHead),
    length: f.length - 12,
  };
  if (!f.compound) return { ...vector, endRate: logit(f.firstRate), shortEndRate: logit(f.headRate) };
  return {
    ...vector,
    compound: 1,
    firstRate: logit(f.firstRate),
    headRate: logit(f.headRate),
    newFirst: +(f.firstCount === 0),
    headCount: Math.log(1 + f.headCount),
    neighbours: Math.sqrt(f.neighbours),
  };
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

/** Fitted on all 257,000 proposals, 38,000 of them in the core list. */
const WEIGHTS: Readonly<Record<string, number>> = {
  constant: -2.44,
  dictionary: 2.67,
  lemmaListed: 2.16,
  formsListed: 0.26,
  longer: 0.6,
  asHead: 1.01,
  length: -0.19,
  endRate: 0.35,
  shortEndRate: 0.4,
  compound: 1.29,
  firstRate: 0.84,
  headRate: 0.75,
  newFirst: 0.96,
  headCount: -0.25,
  neighbours: 3.83,
};

/** Returns the probability that the core list has such a lemma, 0 to 1. */
export function scoreOf(features: Features, weights: Readonly<Record<string, number>> = WEIGHTS): number {
  let sum = 0;
  for (const [name, value] of Object.entries(vectorOf(features))) sum += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-sum));
}

/** Fits the weights by stochastic gradient descent with a step per weight (Duchi et al. 2011). */
export function fitScore(examples: readonly { features: Features; known: boolean }[]): Record<string, number> {
  const rows = examples.map(({ features, known }) => ({ vector: Object.entries(vectorOf(features)), known }));
  const weights: Record<string, number> = {};
  const squares: Record<string, number> = {};
  for (let round = 0; round < 10; round++)
    for (const { vector, known } of rows) {
      let sum = 0;
      for (const [name, value] of vector) sum += (weights[name] ?? 0) * value;
      const error = 1 / (1 + Math.exp(-sum)) - (known ? 1 : 0);
      for (const [name, value] of vector) {
        if (value === 0) continue;
        const gradient = error * value;
        const square = (squares[name] ?? 1e-3) + gradient * gradient;
        squares[name] = square;
        weights[name] = (weights[name] ?? 0) - (0.2 * gradient) / Math.sqrt(square);
      }
    }
  return weights;
}
