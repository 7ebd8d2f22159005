import { abbreviates } from '../../words/abbreviates.ts';
import { lay } from '../../words/lay.ts';

/**
 * Do the words spell the abbreviation out: `Kilogramm` for `kg`? Else they say what kind of thing it names (`Automarke`), and nobody
 * means them by it. @param words as the row of the abbreviation has them.
 */
export const spellsOut = (abbreviation: string, words: string): boolean => abbreviates(lay(abbreviation), lay(words));
