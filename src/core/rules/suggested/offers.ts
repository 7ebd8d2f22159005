/** Maximum number of suggestions: a few help, a long list does not. */
export const MOST_OFFERED = 5;

/** Collects suggestions for a refused word: legal words without duplicates, in the order given, until there are enough. */
export class Offers {
  readonly #found = new Set<string>();
  readonly #refused: string;
  readonly #isLegal: (form: string) => boolean;

  constructor(refused: string, isLegal: (form: string) => boolean) {
    this.#refused = refused;
    this.#isLegal = isLegal;
  }

  /** Adds candidates in order, at most `most` new ones. */
  add(candidates: Iterable<string>, most: number = MOST_OFFERED): void {
    let left = most;
    for (const candidate of candidates) {
      if (left === 0 || this.isFull) return;
      if (candidate === this.#refused || this.#found.has(candidate) || !this.#isLegal(candidate)) continue;
      this.#found.add(candidate);
      left--;
    }
  }

  get isFull(): boolean {
    return this.#found.size >= MOST_OFFERED;
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** Best first. */
  get words(): string[] {
    return [...this.#found];
  }
}
