/** Counts how compounds of the core list combine first members and heads, which shows what is likely elsewhere. */
import type { NounDraft } from './noun-drafts.ts';

/** Number of heads in the table of neighbours: the most productive ones. */
const TABLE_SIZE = 2500;

export class CompoundTable {
  /** First member → heads, head → first members, as laid. */
  readonly #headsOf = new Map<string, Set<string>>();
  readonly #firstsOf = new Map<string, Set<string>>();
  /** Number of a productive head, and how many first members two of them share. */
  readonly #number = new Map<string, number>();
  readonly #shared: Uint16Array;

  constructor(drafts: Iterable<NounDraft>) {
    for (const { head, first } of drafts) {
      if (!head || !first) continue;
      add(this.#headsOf, first, head.laid);
      add(this.#firstsOf, head.laid, first);
    }
    const productive = [...this.#firstsOf].sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1));
    for (const [i, [head]] of productive.slice(0, TABLE_SIZE).entries()) this.#number.set(head, i);
    this.#shared = new Uint16Array(TABLE_SIZE * TABLE_SIZE);
    for (const heads of this.#headsOf.values()) {
      const numbers = [...heads].map((head) => this.#number.get(head)).filter((n) => n !== undefined);
      for (const a of numbers)
        for (const b of numbers) if (a !== b) this.#shared[a * TABLE_SIZE + b] = at(this.#shared, a, b) + 1;
    }
  }

  /** Returns the number of other compounds with this first member. */
  firstCount(first: string, head: string): number {
    const heads = this.#headsOf.get(first);
    return heads ? heads.size - (heads.has(head) ? 1 : 0) : 0;
  }

  /** Returns the number of other compounds with this head. */
  headCount(first: string, head: string): number {
    const firsts = this.#firstsOf.get(head);
    return firsts ? firsts.size - (firsts.has(first) ? 1 : 0) : 0;
  }

  /**
   * Returns the mean share of first members with this head among those that share a head with this one, 0 to 1: Haus- has -dach and -wand,
   * as many with -tür have. The compound itself does not count.
   */
  neighbours(first: string, head: string): number {
    const heads = this.#headsOf.get(first);
    const column = this.#number.get(head);
    if (!heads || column === undefined) return 0;
    const known = heads.has(head) ? 1 : 0;
    let sum = 0;
    let count = 0;
    for (const other of heads) {
      const row = this.#number.get(other);
      if (row === undefined || other === head) continue;
      const size = (this.#firstsOf.get(other)?.size ?? 1) - 1;
      if (size > 0) sum += (at(this.#shared, row, column) - known) / size;
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known) known.add(value);
  else map.set(key, new Set([value]));
}

function at(table: Uint16Array, row: number, column: number): number {
  return table[row * TABLE_SIZE + column] as number;
}
