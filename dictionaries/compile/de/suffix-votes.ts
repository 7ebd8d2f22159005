/**
 * Infers a trait of an unknown word from known words with the same ending: the longest ending that enough known words share decides by
 * majority. German inflection depends on the end of the word, so these are its nearest neighbours.
 */

/** Maximum length of an ending. */
const LONGEST = 12;

export interface Vote<T> {
  value: T;
  /** Share of the known words with this ending that have the value, 0 to 1. */
  share: number;
  /** Number of known words with this ending. */
  words: number;
  ending: string;
}

export class SuffixVotes<T extends string> {
  readonly #counts = new Map<string, Map<T, number>>();

  add(word: string, value: T): void {
    for (let length = 0; length <= Math.min(word.length, LONGEST); length++) {
      const ending = word.slice(word.length - length);
      let counts = this.#counts.get(ending);
      if (!counts) {
        counts = new Map();
        this.#counts.set(ending, counts);
      }
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }

  /** Returns the majority among words with the longest ending that at least `least` known words share. */
  predict(word: string, least = 3): Vote<T> | undefined {
    for (let length = Math.min(word.length, LONGEST); length >= 0; length--) {
      const ending = word.slice(word.length - length);
      const counts = this.#counts.get(ending);
      if (!counts) continue;
      let words = 0;
      let best: [T, number] | undefined;
      for (const entry of counts) {
        words += entry[1];
        if (!best || entry[1] > best[1]) best = entry;
      }
      if (!best || words < least) continue;
      return { value: best[0], share: best[1] / words, words, ending };
    }
    return undefined;
  }
}
