import { abbreviates } from '../../words/common-letters.ts';
import { toGermanTiles } from '../../words/to-tiles.ts';

/**
 * Do the words spell the abbreviation out: `Kilogramm` for `kg`? Else they say what kind of thing it names (`Automarke`), and nobody
 * means them by it. @param words as the row of the abbreviation has them.
 */
export const spellsOut = (abbreviation: string, words: string): boolean =>
  abbreviates(toGermanTiles(abbreviation), toGermanTiles(words));
