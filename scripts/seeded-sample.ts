/** Random samples that depend on the seed only, not on the order of the words. */

/** Returns a hash of 32 bits: FNV-1a of seed and word, mixed once more. */
export function seededHash(word: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Retains `size` of the offered words, each once: those with the lowest hashes. */
export class SeededSample {
  readonly #kept: { word: string; hash: number }[] = [];
  readonly #size: number;
  readonly #seed: number;

  constructor(size: number, seed: number) {
    this.#size = size;
    this.#seed = seed;
  }

  offer(word: string): void {
    const hash = seededHash(word, this.#seed);
    const last = this.#kept.at(-1);
    if (this.#size === 0 || (this.#kept.length === this.#size && last && hash >= last.hash)) return;
    let at = this.#kept.length;
    while (at > 0 && this.#kept[at - 1]!.hash > hash) at--;
    if (this.#kept.slice(0, at).some((kept) => kept.hash === hash && kept.word === word)) return;
    this.#kept.splice(at, 0, { word, hash });
    if (this.#kept.length > this.#size) this.#kept.pop();
  }

  /** The retained words, in the order of their hashes. */
  get words(): string[] {
    return this.#kept.map(({ word }) => word);
  }
}
