/** A set of words on which verdicts can rest. Words are keys of the ruleset's lexicon (see `lookupKey`). */
export interface WordList {
  /** Returns true when the word is on the list. */
  has(word: string): boolean;
  /** Returns all words in the order of the list's alphabet. */
  words(): Iterable<string>;
  /** Number of words. */
  readonly size: number;
  /** Length of the shortest and the longest word; 0 in an empty list. */
  readonly shortest: number;
  readonly longest: number;
}
