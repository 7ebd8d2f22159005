/** Counts how often a letter follows another one in the words of a lexicon, for `src/diagnosis/strings.ts`. */
import { DIGIT, placeOf } from '../../src/diagnosis/strings.ts';

const COLUMNS = 27;
const PLAIN = /^[a-z]+$/;

/** Occurrences that each pair has before any is counted: none is impossible. */
const SMOOTHING = 0.5;

const HIGHEST_DIGIT = 35;

/** −log₁₀ P(letter | letter before) of all pairs, as the table that `unlikeness` reads. */
export function letterPairs(forEachForm: (visit: (form: string) => void) => void): string {
  const counts = new Array<number>(COLUMNS * COLUMNS).fill(SMOOTHING);
  forEachForm((form) => {
    if (!PLAIN.test(form)) return;
    for (let at = 0; at <= form.length; at++) counts[placeOf(form, at)]! += 1;
  });
  return counts
    .map((count, place) => {
      const row = Math.floor(place / COLUMNS) * COLUMNS;
      const all = counts.slice(row, row + COLUMNS).reduce((sum, one) => sum + one, 0);
      return Math.min(HIGHEST_DIGIT, Math.round(-Math.log10(count / all) / DIGIT)).toString(36);
    })
    .join('');
}
