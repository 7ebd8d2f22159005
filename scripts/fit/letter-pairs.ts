/** Counts how often a letter follows another one in the words of a lexicon, for `src/core/diagnosis/shape.ts`. */

import { DIGIT, HIGHEST_DIGIT, type LetterPairs, placesOf } from '../../src/core/diagnosis/shape.ts';
import { logFrequency } from '../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import type { LanguageFit, OpenedLexicons } from './language-fit.ts';

/** Initial count of each pair, so that no pair is impossible. */
const SMOOTHING = 0.5;

/** Returns −log₁₀ P(letter | letter before) of all pairs, one digit each, from the forms of a lexicon that consist of these letters. */
function countPairs(lexicon: PackedLexicon, letters: string, isCounted: (form: string) => boolean): string {
  const columns = letters.length + 1;
  const counts = new Array<number>(columns * columns).fill(SMOOTHING);
  lexicon.forEachForm((form) => {
    const places = placesOf(form, letters);
    if (places.includes(-1) || !isCounted(form)) return;
    for (const place of places) counts[place]! += 1;
  });
  return counts
    .map((count, place) => {
      const row = Math.floor(place / columns) * columns;
      const all = counts.slice(row, row + columns).reduce((sum, one) => sum + one, 0);
      return Math.min(HIGHEST_DIGIT, Math.round(-Math.log10(count / all) / DIGIT)).toString(36);
    })
    .join('');
}

/**
 * Counts the letter pairs of three groups of words: words of the game lexicon, names that only the spelling lexicon has, and words that
 * texts in another language have and the game lexicon lacks.
 * @param foreign the game lexicon of the other language
 */
export function letterPairs(
  { letters, isName }: Pick<LanguageFit, 'letters' | 'isName'>,
  lexicons: OpenedLexicons,
  foreign: PackedLexicon,
): LetterPairs {
  const { game, spelling } = lexicons;
  return {
    letters,
    words: countPairs(game, letters, () => true),
    names: countPairs(spelling, letters, (form) => !game.has(form) && isName(form, lexicons)),
    foreign: countPairs(foreign, letters, (form) => !game.has(form) && logFrequency(form, foreign) > 0),
  };
}
