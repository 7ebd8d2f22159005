/** First and family names that are common in Germany, Austria and Switzerland, which two libraries make up persons of: Dahmen, Batuhan. */

/** The lists of one kind of names, as JavaScript or Python has them. */
const LISTS = /(?:first|last)_name(?:s(?:_\w+)?)? ?[:=] ?(?:\{[^}]*|\([^)]*)/g;

/** One word, and none of two letters, which are rather another one: Co, of *De Bock*. */
const NAME = /(?<![\p{L} -])\p{Lu}\p{Ll}{2,}(?![\p{L} -])/gu;

/** @param scripts of the libraries */
export function personNames(scripts: readonly string[]): string[] {
  const lists = scripts.flatMap((script) => script.match(LISTS) ?? []);
  return [...new Set(lists.flatMap((list) => list.match(NAME) ?? []))].sort();
}
