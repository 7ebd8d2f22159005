/** SCOWL, as its folder of lists: `<spelling category>-<sub-category>.<size>`, each size without what the smaller ones have. */

/** What a list says of its words; of the spelling categories only the one for seldom used variants counts. */
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

/** A word with the smallest size under which each kind of list has it; none where no list has. */
export type ScowlSizes = Partial<Record<Kind, number>>;

/** Spelling category of the variants that SCOWL itself takes for hardly correct; all other categories are dialects or variants. */
const SELDOM = 'variant_3';
const NAME = /^([^-]+)-([^.]+)\.(\d+)$/;

/**
 * All words of the lists, as spelled.
 * @param files texts of the lists by name
 * @throws Error on a file whose name does not fit the scheme
 */
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
