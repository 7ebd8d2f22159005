import { lay } from '../../words/lay.ts';

/**
 * Do the words spell the abbreviation out, its letters standing in them in their order, the first of them first: `Kilogramm` for `kg`? Else
 * they say what kind of thing it names (`Automarke`), and nobody means them by it. @param words as the row of the abbreviation has them.
 */
export function spellsOut(abbreviation: string, words: string): boolean {
  const letters = lay(abbreviation);
  const written = lay(words);
  if (letters === '' || letters[0] !== written[0]) return false;
  let at = 0;
  for (const letter of written) if (letter === letters[at]) at++;
  return at === letters.length;
}
