/**
 * First and family names that are common in Germany, Austria and Switzerland, from two libraries that generate persons: Dahmen, Batuhan.
 */

/** The lists of one kind of names, as JavaScript or Python has them. */
const LISTS = /(?:first|last)_name(?:s(?:_\w+)?)? ?[:=] ?(?:\{[^}]*|\([^)]*)/g;

/** One word of at least three letters. Two letters are usually another word: Co, of *De Bock*. */
const NAME = /(?<![\p{L} -])\p{Lu}\p{Ll}{2,}(?![\p{L} -])/gu;

/** @param scripts of the libraries */
export function personNames(scripts: readonly string[]): string[] {
  const lists = scripts.flatMap((script) => script.match(LISTS) ?? []);
  return [...new Set(lists.flatMap((list) => list.match(NAME) ?? []))].sort();
}
