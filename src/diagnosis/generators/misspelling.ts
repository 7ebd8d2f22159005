import type { Lexicon } from '../../lexicon/lexicon.ts';
import { difference, POWER_OF_TEN } from '../difference.ts';
import type { Proposal } from '../hypothesis.ts';
import { logFrequency } from '../log-frequency.ts';
import type { Orthography } from '../orthography.ts';

/** Powers of ten that a mistake costs at most, where its letters tell more. */
const DEAREST = 12;

const kind = 'misspelling';

/** A misspelling of a word that is not found. */
export const MISSPELLED: Proposal<never> = { kind, intended: [], evidence: { notFound: 1 } };

/** The word was meant, and mistyped. @param place of the word among those that are near, best first from 0 */
export function misspelling(
  form: string,
  word: string,
  place: number,
  game: Lexicon,
  orthography: Orthography,
): Proposal<never> {
  const cost = Math.min(difference(form, word, orthography, 2) / POWER_OF_TEN, DEAREST);
  return {
    kind,
    intended: [word],
    evidence: {
      cost,
      costByLength: cost / form.length,
      frequency: logFrequency(word, game),
      first: Number(place === 0),
    },
  };
}
