/**
 * Multinomial logistic regression over proposals: finds the weights under which the labels are likeliest, each weight held near 0 by a ridge.
 * The same rows give the same weights.
 */
import { probabilities } from '../../src/diagnosis/engine.ts';
import type { Features, Proposal } from '../../src/diagnosis/hypothesis.ts';
import { STEP, type Weights } from '../../src/diagnosis/weights.ts';

/** A labelled word. */
export interface FitRow {
  proposals: readonly Proposal[];
  shape: Features;
  /** Indexes of the proposals that the label accepts. */
  right: readonly number[];
  /** How much the row counts. */
  count: number;
}

interface Options {
  /** What a weight of 1 costs, in rows. */
  ridge: number;
  steps: number;
}

/** How fast the averages of the gradient and of its square forget (Kingma and Ba, “Adam”). */
const MEMORY = { gradient: 0.9, square: 0.999 } as const;
const RATE = 0.1;
const TINY = 1e-8;

/** The rows as numbers: a feature of a kind has an index. */
function indexed(rows: readonly FitRow[]) {
  const index = new Map<string, number>();
  const indexOf = (kind: string, name: string): number => {
    const key = `${kind} ${name}`;
    const known = index.get(key) ?? index.size;
    index.set(key, known);
    return known;
  };
  const vectors = rows.map(({ proposals, shape }) =>
    proposals.map(({ kind, evidence }) =>
      Object.entries({ ...shape, ...evidence })
        .filter(([, value]) => value !== 0)
        .map(([name, value]) => [indexOf(kind, name), value] as const),
    ),
  );
  return { index, vectors };
}

export function fitWeights(rows: readonly FitRow[], { ridge, steps }: Options): Weights {
  const { index, vectors } = indexed(rows);
  const weights = new Float64Array(index.size);
  const [mean, square] = [new Float64Array(index.size), new Float64Array(index.size)];
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map((weight) => ridge * weight);
    rows.forEach(({ right, count }, row) => {
      const scores = vectors[row]!.map((vector) => vector.reduce((sum, [at, value]) => sum + weights[at]! * value, 0));
      const highest = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - highest));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const ofRight = right.reduce((sum, at) => sum + odds[at]!, 0);
      vectors[row]!.forEach((vector, at) => {
        const wanted = right.includes(at) ? odds[at]! / ofRight : 0;
        const excess = count * (odds[at]! / all - wanted);
        for (const [feature, value] of vector) gradient[feature]! += excess * value;
      });
    });
    const rate = RATE * (1 - (step - 1) / steps);
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at]!;
      mean[at] = MEMORY.gradient * mean[at]! + (1 - MEMORY.gradient) * slope;
      square[at] = MEMORY.square * square[at]! + (1 - MEMORY.square) * slope * slope;
      const unbiased = mean[at]! / (1 - MEMORY.gradient ** step);
      weights[at]! -= (rate * unbiased) / (Math.sqrt(square[at]! / (1 - MEMORY.square ** step)) + TINY);
    }
  }
  const table: Record<string, Record<string, number>> = {};
  for (const [key, at] of [...index].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [kind = '', name = ''] = key.split(' ');
    const rounded = Number((Math.round(weights[at]! / STEP) * STEP).toFixed(1));
    if (rounded !== 0) table[kind] = { ...table[kind], [name]: rounded };
  }
  return table;
}

/** The mean of −ln P(label): the lower, the better. */
export function logLoss(rows: readonly FitRow[], weights: Weights): number {
  const losses = rows.map(({ proposals, shape, right }) => {
    const found = probabilities(proposals, shape, weights);
    return -Math.log(
      Math.max(
        1e-12,
        right.reduce((sum, at) => sum + found[at]!, 0),
      ),
    );
  });
  return losses.reduce((sum, one) => sum + one, 0) / losses.length;
}
