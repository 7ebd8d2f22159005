/** Checks that all paths of an automaton end. Walks over all words need it first, because damaged bytes may form a cycle. */
import { forEachArc, hasPayload, PackedFormatError } from './automaton.ts';

/** Upper limits of an automaton. */
export interface AutomatonLimits {
  /** Letters in its alphabet, which are numbered from 1. */
  letters: number;
  /** Letters of the longest word; at most 255. */
  longest: number;
  /** Words that continue from one state. */
  words: number;
}

/** Visits each state once, whatever the number of roots. */
export class AutomatonCheck {
  /** By state: the number of words that continue from it, 0 while unknown, and the length of the longest. */
  readonly #words: Float64Array;
  readonly #heights: Uint8Array;

  constructor(
    readonly bytes: Uint8Array,
    readonly limits: AutomatonLimits,
  ) {
    this.#words = new Float64Array(bytes.length);
    this.#heights = new Uint8Array(bytes.length);
  }

  /**
   * Returns how many words continue from the state.
   * @throws PackedFormatError if the paths do not all end within the limits
   */
  wordsFrom(state: number): number {
    return this.#count(state, 0);
  }

  #count(state: number, depth: number): number {
    const { bytes, limits } = this;
    // A cycle ends here, too.
    if (depth + (this.#heights[state] ?? 0) > limits.longest) throw new PackedFormatError(`too long at ${state}`);
    const known = this.#words[state];
    if (known) return known;
    let words = hasPayload(bytes, state) ? 1 : 0;
    let height = 0;
    forEachArc(bytes, state, (letter, target) => {
      if (letter > limits.letters) throw new PackedFormatError(`letter ${letter} at ${state}`);
      words += this.#count(target, depth + 1);
      height = Math.max(height, (this.#heights[target] as number) + 1);
    });
    if (words === 0 || words > limits.words) throw new PackedFormatError(`${words} words from ${state}`);
    this.#words[state] = words;
    this.#heights[state] = height;
    return words;
  }
}
