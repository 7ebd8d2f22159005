/** The core of the German lexicon, enz/german-wordlist: each line is a key (Ä as AE) followed by its spellings. */
import { toGermanTiles } from '../../../src/core/words/tiles.ts';

/** Keys (see `lay`) with their spellings. A lower-case spelling means that the word is not a noun. */
export type CoreList = ReadonlyMap<string, readonly string[]>;

/** Parses the list. A line without a spelling is a lower-case word without umlaut, ß and accent. */
export function parseCoreList(lines: readonly string[]): CoreList {
  const words = new Map<string, string[]>();
  for (const line of lines) {
    const [tiles, ...spellings] = line.split(' ') as [string, ...string[]];
    for (const spelling of spellings.length > 0 ? spellings : [tiles.toLowerCase()]) {
      const laid = toGermanTiles(spelling);
      const known = words.get(laid);
      if (known) known.push(spelling);
      else words.set(laid, [spelling]);
    }
  }
  return words;
}
