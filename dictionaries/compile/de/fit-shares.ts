/**
 * Fits a logistic model without labels, from measured shares of groups of lemmas (learning from label proportions): the mean of the model's
 * shares in each cell is drawn to the measured share, and each weight to its expected value.
 */
import type { Vector } from './admission-model.ts';

/** Lemmas with the same features and cells. */
export interface FitRow {
  vector: Vector;
  /** Number of lemmas. */
  count: number;
  /** Indices of their cells. */
  cells: readonly number[];
}

export interface FitTarget {
  share: number;
  /** Number of lemmas on which the share was measured. */
  lemmas: number;
}

export interface FitOptions {
  /** Expected weights; 0 if absent. */
  expected: Vector;
  /** Cost, in lemmas, of a weight that differs by 1 from the expected one: by name, and for all others. */
  ridge: Vector;
  otherRidge: number;
  /** Initial weights; the expected ones if absent. */
  start?: Vector;
  steps: number;
}

/** Step size of Adam (Kingma and Ba 2015), and its decay of gradients and their squares. */
const RATE = 0.03;
const MEMORY = [0.9, 0.999] as const;
const SMALL = 1e-8;

/** @returns the weights by name */
export function fitShares(rows: readonly FitRow[], targets: readonly FitTarget[], options: FitOptions): Vector {
  const { expected, ridge, otherRidge, steps, start = {} } = options;
  const names = [...new Set(rows.flatMap(({ vector }) => Object.keys(vector)))];
  const numberOf = new Map(names.map((name, i) => [name, i]));
  const columns = new Ragged(rows.map(({ vector }) => Object.keys(vector).map((name) => numberOf.get(name) as number)));
  const values = Float64Array.from(rows.flatMap(({ vector }) => Object.values(vector)));
  const cells = new Ragged(rows.map((row) => row.cells));
  const counts = Float64Array.from(rows, ({ count }) => count);
  const sizes = new Float64Array(targets.length);
  cells.eachOf((row, cell) => add(sizes, cell, at(counts, row)));
  const prior = Float64Array.from(names, (name) => expected[name] ?? 0);
  const cost = Float64Array.from(names, (name) => ridge[name] ?? otherRidge);
  const weights = Float64Array.from(names, (name, i) => start[name] ?? at(prior, i));
  const means = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  for (let step = 1; step <= steps; step++) {
    const shares = new Float64Array(rows.length);
    columns.eachOf((row, column, place) => add(shares, row, at(weights, column) * at(values, place)));
    for (let row = 0; row < shares.length; row++) shares[row] = 1 / (1 + Math.exp(-at(shares, row)));
    const sums = new Float64Array(targets.length);
    cells.eachOf((row, cell) => add(sums, cell, at(shares, row) * at(counts, row)));
    // Slope of each cell's cross entropy by its mean share.
    const slopes = Float64Array.from(targets, ({ share, lemmas }, cell) => {
      const size = at(sizes, cell);
      if (size === 0) return 0;
      const mean = Math.min(1 - LEAST, Math.max(LEAST, at(sums, cell) / size));
      return ((mean - share) / (mean * (1 - mean))) * (lemmas / size);
    });
    const scales = new Float64Array(rows.length);
    cells.eachOf((row, cell) => add(scales, row, at(slopes, cell)));
    for (let row = 0; row < scales.length; row++)
      scales[row] = at(scales, row) * at(counts, row) * at(shares, row) * (1 - at(shares, row));
    const gradient = Float64Array.from(weights, (weight, i) => at(cost, i) * (weight - at(prior, i)));
    columns.eachOf((row, column, place) => add(gradient, column, at(scales, row) * at(values, place)));
    // The last quarter is taken in decreasing steps.
    const rate = RATE * Math.min(1, (4 * (steps - step)) / steps);
    for (const [i, slope] of gradient.entries()) {
      means[i] = MEMORY[0] * at(means, i) + (1 - MEMORY[0]) * slope;
      squares[i] = MEMORY[1] * at(squares, i) + (1 - MEMORY[1]) * slope * slope;
      const mean = at(means, i) / (1 - MEMORY[0] ** step);
      const square = at(squares, i) / (1 - MEMORY[1] ** step);
      add(weights, i, (-rate * mean) / (Math.sqrt(square) + SMALL));
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, at(weights, i)]));
}

/** Minimum distance of shares from 0 and 1. */
const LEAST = 1e-4;

/** Rows of different lengths, one behind another. */
class Ragged {
  readonly #flat: Uint32Array;
  readonly #ends: Uint32Array;

  constructor(rows: readonly (readonly number[])[]) {
    this.#flat = Uint32Array.from(rows.flat());
    let end = 0;
    this.#ends = Uint32Array.from(rows, (row) => {
      end += row.length;
      return end;
    });
  }

  eachOf(visit: (row: number, value: number, place: number) => void): void {
    let place = 0;
    for (let row = 0; row < this.#ends.length; row++)
      for (const end = this.#ends[row] as number; place < end; place++) visit(row, this.#flat[place] as number, place);
  }
}

const at = (numbers: Float64Array, i: number): number => numbers[i] as number;

function add(numbers: Float64Array, i: number, value: number): void {
  numbers[i] = at(numbers, i) + value;
}
