/** The two automata of an opened lexicon (format.ts), with what walking them needs. */
export interface Automata {
  stems: Uint8Array;
  stemsRoot: number;
  endings: Uint8Array;
  entries: Uint32Array;
  /** Letters in the order of their numbers, from 1. */
  alphabet: string;
  /** The prefixes of stems, each with the number of the mark that its endings carry (0 for none). */
  prefixes: ReadonlyArray<{ prefix: string; mark: number }>;
}
