/** Endings of English words, and the endings of the word without them: posed and pose, fitted and fit, tries and try. */
const ENDINGS: ReadonlyArray<readonly [form: RegExp, bases: readonly string[]]> = [
  [/s$/, ['']],
  [/(?<=[shxz])es$/, ['']],
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/ed$/, ['', 'e']],
  [/ings?$/, ['', 'e']],
  [/(?<=(.))\1(?:ed|ings?)$/, ['']],
  [/[eo]rs?$/, ['', 'e']],
  [/(?<=(.))\1ers?$/, ['']],
  [/ly$/, ['']],
];

/** Minimum letters of a base. A listed word of two letters stands before an ending in many words by chance. */
const SHORTEST = 3;

/** Returns the English words of which the letters may be an inflected form, an agent noun or an adverb. */
export const englishBases = (form: string): string[] =>
  ENDINGS.flatMap(([ending, bases]) =>
    ending.test(form) ? bases.map((base) => form.replace(ending, base)) : [],
  ).filter(({ length }) => length >= SHORTEST);
