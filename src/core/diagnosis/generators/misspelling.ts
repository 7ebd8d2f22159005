import type { Lexicon } from '../../lexicon/lexicon.ts';
import { difference } from '../difference.ts';
import { POWER_OF_TEN } from '../edit-costs.ts';
import type { Proposal } from '../hypothesis.ts';
import { logFrequency } from '../log-frequency.ts';
import type { Orthography } from '../orthography.ts';

/** Powers of ten that a mistake costs at most, where its letters tell more. */
export const DEAREST = 12;

/** Letters at the end of a word that most endings have at least. */
const ENDING = 3;

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
  const { costs, limits } = orthography;
  const mistake = difference(form, word, orthography, 2, DEAREST * POWER_OF_TEN);
  const cost = Math.min(mistake / POWER_OF_TEN, DEAREST);
  return {
    kind,
    intended: [word],
    evidence: {
      cost,
      costByLength: cost / form.length,
      slipped: Number(mistake > limits.fingerSlipped),
      swapped: Number(mistake === costs.swapped),
      twice: Number(mistake > limits.oneMistake),
      longer: Number(form.length > word.length),
      shorter: Number(form.length < word.length),
      otherFirst: Number(form[0] !== word[0]),
      otherLast: Number(form.at(-1) !== word.at(-1)),
      sameEnding: Number(form.slice(-ENDING) === word.slice(-ENDING)),
      frequency: logFrequency(word, game),
      first: Number(place === 0),
    },
  };
}
