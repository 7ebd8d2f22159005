/**
 * Fits a logistic model where nobody tells which lemmas are on the list, only what share of many kinds of lemmas is: the mean of the model's
 * shares in each cell is drawn to the measured one (learning from label proportions), and the weights to what is expected of them.
 */
import type { Vector } from './admission-model.ts';

/** Lemmas with the same numbers and cells, as one. */
export interface FitRow {
  vector: Vector;
  /** How many lemmas. */
  count: number;
  /** Numbers of the cells that they are in. */
  cells: readonly number[];
}

export interface FitTarget {
  share: number;
  /** How many lemmas the share was measured on. */
  lemmas: number;
}

export interface FitOptions {
  /** What weights are expected to be, where anything is: 0 where not. */
  expected: Vector;
  /** What a weight costs that differs by 1 from what is expected, in lemmas: by name, and of all that are not named. */
  ridge: Vector;
  otherRidge: number;
  /** Where to begin, if not at what is expected. */
  start?: Vector;
  steps: number;
}

/** Step of Adam (Kingma and Ba 2015), and what it remembers of gradients and their squares. */
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
    // The slope of each cell's cross entropy by the mean share.
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
    // The last quarter of the way is gone in smaller and smaller steps.
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

/** Shares are told apart down to this, and up to 1 less this. */
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
