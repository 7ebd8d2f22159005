import { type Lexicon, logFrequency } from '../lexicon/lexicon.ts';
import { isDrawnOut } from '../words/letters.ts';
import { POWER_OF_TEN } from './edit-costs.ts';
import { editCost } from './edit-model.ts';
import type { Proposal } from './hypothesis.ts';
import type { Orthography } from './orthography.ts';

/** A letter three times in a row or more, which is written once or twice. */
const RUN = /(\p{L})\1{2,}/u;

/** Returns all spellings of the word with each run of a letter written once or twice. */
function shortened(word: string): string[] {
  const [run, letter = ''] = RUN.exec(word) ?? [];
  if (run === undefined) return [word];
  return [letter, letter + letter].flatMap((once) => shortened(word.replace(run, once)));
}

/** Maximum length of a drawn-out word: each run doubles the number of lookups. */
const LONGEST_DRAWN_OUT = 20;

/**
 * Proposes the words of which a letter was drawn out, and a word that is not found. Proposes nothing if no letter is repeated three times.
 */
export function elongations({ form, game }: { form: string; game: Lexicon }): Proposal<never>[] {
  if (!isDrawnOut(form)) return [];
  const kind = 'elongation';
  const words = form.length > LONGEST_DRAWN_OUT ? [] : shortened(form).filter((word) => game.has(word));
  return [
    { kind, intended: [], evidence: { notFound: 1 } },
    ...words.map((word) => ({ kind, intended: [word], evidence: { frequency: logFrequency(word, game) } }) as const),
  ];
}

/** Highest cost of a mistake as evidence, in powers of ten. Beyond it, other features of the pair decide; the fitted weights rest on it. */
export const HIGHEST_COST = 12;

/** Minimum length of most endings, in letters. */
const ENDING = 3;

const kind = 'misspelling';

/** Proposal of a misspelling whose intended word is not found. */
export const MISSPELLED: Proposal<never> = { kind, intended: [], evidence: { notFound: 1 } };

/** Proposes the word as the intended one. @param place of the word among the near words, best first, from 0 */
export function misspelling(
  form: string,
  word: string,
  place: number,
  game: Lexicon,
  orthography: Orthography,
): Proposal<never> {
  const { costs, limits } = orthography;
  const mistake = editCost(form, word, orthography, 2, HIGHEST_COST * POWER_OF_TEN);
  const cost = Math.min(mistake / POWER_OF_TEN, HIGHEST_COST);
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
