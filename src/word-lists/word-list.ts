/** A set of words that a verdict can rest on. Words are spelled as the ruleset's lexicon is asked for them (see `lookedUp`). */
export interface WordList {
  /** Is the word on the list? */
  has(word: string): boolean;
  /** All words, in the order of the alphabet that the list was packed with. */
  words(): Iterable<string>;
  /** Number of words. */
  readonly size: number;
  /** Letters of the shortest and the longest word; 0 in an empty list. */
  readonly shortest: number;
  readonly longest: number;
}
