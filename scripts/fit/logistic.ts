/**
 * Multinomial logistic regression over proposals: finds the weights under which the labels are most likely. A ridge pulls each weight
 * towards 0. The same rows give the same weights.
 */
import { probabilities } from '../../src/core/diagnosis/engine.ts';
import type { Proposal, Shape } from '../../src/core/diagnosis/hypothesis.ts';
import { type KindWeights, STEP, type Weights } from '../../src/core/diagnosis/weights.ts';
import { minimise } from './minimise.ts';

/** A labelled word. */
export interface FitRow {
  proposals: readonly Proposal[];
  shape: Shape;
  /** Indexes of the proposals that the label accepts. */
  right: readonly number[];
  /** Weight of the row. */
  count: number;
  /** Scores of the proposals that are given and not fitted; 0 if absent. */
  given?: readonly number[];
}

/** All rows as numbers. A feature of a kind is a column. Each list is in the order of the proposals, row by row. */
interface Matrix {
  /** By `kind feature`. */
  columns: ReadonlyMap<string, number>;
  /** By row: its first proposal; one more at the end. */
  rowStarts: Int32Array;
  counts: Float64Array;
  /** By proposal: its first entry; one more at the end. */
  proposalStarts: Int32Array;
  isRight: Uint8Array;
  given: Float64Array;
  /** By entry: the column, and the value in it. */
  entryColumns: Int32Array;
  values: Float64Array;
}

function matrixOf(rows: readonly FitRow[]): Matrix {
  const columns = new Map<string, number>();
  const rowStarts = [0];
  const proposalStarts = [0];
  const isRight: number[] = [];
  const givenScores: number[] = [];
  const entryColumns: number[] = [];
  const values: number[] = [];
  for (const { proposals, shape, right, given } of rows) {
    proposals.forEach(({ kind, common, evidence }, place) => {
      for (const [name, value] of Object.entries<number>(Object.assign({}, ...shape, common, evidence))) {
        if (value === 0) continue;
        const key = `${kind} ${name}`;
        const column = columns.get(key) ?? columns.size;
        columns.set(key, column);
        entryColumns.push(column);
        values.push(value);
      }
      isRight.push(Number(right.includes(place)));
      givenScores.push(given?.[place] ?? 0);
      proposalStarts.push(values.length);
    });
    rowStarts.push(isRight.length);
  }
  return {
    columns,
    rowStarts: Int32Array.from(rowStarts),
    counts: Float64Array.from(rows, ({ count }) => count),
    proposalStarts: Int32Array.from(proposalStarts),
    isRight: Uint8Array.from(isRight),
    given: Float64Array.from(givenScores),
    entryColumns: Int32Array.from(entryColumns),
    values: Float64Array.from(values),
  };
}

/** Returns the loss under these weights and writes its gradient to `gradient`. */
function totalLoss(matrix: Matrix, ridge: number, weights: Float64Array, gradient: Float64Array): number {
  const { rowStarts, counts, proposalStarts, isRight, given, entryColumns, values } = matrix;
  let loss = 0;
  for (let column = 0; column < weights.length; column++) {
    const weight = weights[column]!;
    gradient[column] = ridge * weight;
    loss += (ridge * weight * weight) / 2;
  }
  const odds = new Float64Array(isRight.length);
  for (let row = 0; row < counts.length; row++) {
    const [first, end] = [rowStarts[row]!, rowStarts[row + 1]!];
    let highest = Number.NEGATIVE_INFINITY;
    for (let proposal = first; proposal < end; proposal++) {
      let score = given[proposal]!;
      for (let entry = proposalStarts[proposal]!; entry < proposalStarts[proposal + 1]!; entry++)
        score += weights[entryColumns[entry]!]! * values[entry]!;
      odds[proposal] = score;
      if (score > highest) highest = score;
    }
    let all = 0;
    let ofRight = 0;
    for (let proposal = first; proposal < end; proposal++) {
      odds[proposal] = Math.exp(odds[proposal]! - highest);
      all += odds[proposal]!;
      if (isRight[proposal]) ofRight += odds[proposal]!;
    }
    const count = counts[row]!;
    loss += count * Math.log(all / ofRight);
    for (let proposal = first; proposal < end; proposal++) {
      const wanted = isRight[proposal] ? odds[proposal]! / ofRight : 0;
      const excess = count * (odds[proposal]! / all - wanted);
      for (let entry = proposalStarts[proposal]!; entry < proposalStarts[proposal + 1]!; entry++)
        gradient[entryColumns[entry]!]! += excess * values[entry]!;
    }
  }
  return loss;
}

/** @param ridge penalty on a weight of 1, in rows */
export function fitWeights(rows: readonly FitRow[], ridge: number): KindWeights {
  const matrix = matrixOf(rows);
  const { columns } = matrix;
  const weights = minimise(columns.size, (point, gradient) => totalLoss(matrix, ridge, point, gradient));
  const table = new Map<string, Map<string, number>>();
  for (const [key, at] of [...columns].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [kind = '', name = ''] = key.split(' ');
    const rounded = Number((Math.round(weights[at]! / STEP) * STEP).toFixed(1));
    if (rounded !== 0) table.set(kind, (table.get(kind) ?? new Map<string, number>()).set(name, rounded));
  }
  return table;
}

/** Returns −ln P(label): lower is better. */
export function lossOf({ proposals, shape, right }: FitRow, ofFeatures: Weights): number {
  const found = probabilities(proposals, shape, ofFeatures);
  const ofRight = right.reduce((sum, at) => sum + found[at]!, 0);
  return -Math.log(Math.max(1e-12, ofRight));
}
