/** The core of the German lexicon: enz/german-wordlist, a line a word as laid (Ä as AE), followed by its spellings. */
import { lay } from '../../../src/words/lay.ts';

/** Words as laid (see `lay`) with the spellings that the list has for them; a lower-case spelling means: no noun. */
export type CoreList = ReadonlyMap<string, readonly string[]>;

/** Reads the list's lines; a line without a spelling is a lower-case word without umlaut, ß and accent. */
export function parseCoreList(lines: readonly string[]): CoreList {
  const words = new Map<string, string[]>();
  for (const line of lines) {
    const [tiles, ...spellings] = line.split(' ') as [string, ...string[]];
    for (const spelling of spellings.length > 0 ? spellings : [tiles.toLowerCase()]) {
      const laid = lay(spelling);
      const known = words.get(laid);
      if (known) known.push(spelling);
      else words.set(laid, [spelling]);
    }
  }
  return words;
}
