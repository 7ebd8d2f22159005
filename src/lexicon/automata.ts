/** The two automata of an opened lexicon (format.ts), with what walking them needs. */
export interface Automata {
  stems: Uint8Array;
  stemsRoot: number;
  endings: Uint8Array;
  entries: Uint32Array;
  /** Letters in the order of their numbers, from 1. */
  alphabet: string;
  /** What may stand before a stem: a prefix, and the number of the mark that endings carry then (0 for none). */
  prefixes: ReadonlyArray<{ prefix: string; mark: number }>;
}
