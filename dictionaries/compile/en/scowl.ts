/** SCOWL, as its folder of lists: `<spelling category>-<sub-category>.<size>`, each size without what the smaller ones have. */

/** Kinds of SCOWL's lists. Of the spelling categories only that of rare variants counts. */
export const KINDS = [
  'words',
  'upper',
  'proper-names',
  'abbreviations',
  'contractions',
  'roman-numerals',
  'hacker',
  'variant-3',
] as const;
/** The kind of a list. */
export type Kind = (typeof KINDS)[number];

/** The smallest size of each kind of list with a word. */
export type ScowlSizes = Partial<Record<Kind, number>>;

/** Spelling category of variants that SCOWL considers barely correct; other categories are dialects or variants. */
const SELDOM = 'variant_3';
const NAME = /^([^-]+)-([^.]+)\.(\d+)$/;

/** Returns all words of the lists, as spelled. @param files texts of the lists by name @throws Error for a file name outside the scheme */
export function parseScowl(files: Readonly<Record<string, string>>): Map<string, ScowlSizes> {
  const words = new Map<string, ScowlSizes>();
  for (const [name, text] of Object.entries(files)) {
    const [, category, sub, digits] = NAME.exec(name) ?? [];
    const kind = category === SELDOM ? 'variant-3' : (sub as Kind);
    if (!KINDS.includes(kind)) throw new Error(`${name}: no list of SCOWL is called so`);
    const size = Number(digits);
    for (const word of text.split('\n').filter(Boolean)) {
      const sizes = words.get(word) ?? {};
      sizes[kind] = Math.min(size, sizes[kind] ?? size);
      words.set(word, sizes);
    }
  }
  return words;
}

/** Largest size whose words are “generally considered valid words in the English language”, as SCOWL says. */
export const LARGEST_VALID = 80;
/** Largest size whose words are found in most dictionaries. */
export const COMMON = 70;
