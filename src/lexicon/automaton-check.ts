/** Whether all ways of an automaton end: asked before all words are walked, so that damaged bytes do not lead in a circle. */
import { forEachArc, hasPayload, PackedFormatError } from './automaton.ts';

/** What an automaton may have at most. */
export interface AutomatonLimits {
  /** Letters in its alphabet, which are numbered from 1. */
  letters: number;
  /** Letters of the longest word; at most 255. */
  longest: number;
  /** Words that lead on from one state. */
  words: number;
}

/** Looks at each state once, whatever the number of roots that are asked for. */
export class AutomatonCheck {
  /** By state: how many words lead on from it, 0 while that is not known, and the letters of the longest of them. */
  readonly #words: Float64Array;
  readonly #heights: Uint8Array;

  constructor(
    readonly bytes: Uint8Array,
    readonly limits: AutomatonLimits,
  ) {
    this.#words = new Float64Array(bytes.length);
    this.#heights = new Uint8Array(bytes.length);
  }

  /** How many words lead on from the state. @throws PackedFormatError when their ways do not all end within the limits. */
  wordsFrom(state: number): number {
    return this.#count(state, 0);
  }

  #count(state: number, depth: number): number {
    const { bytes, limits } = this;
    // Who goes in a circle comes to this, too.
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
