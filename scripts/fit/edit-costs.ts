/**
 * Fits the edit costs of a language (`src/core/diagnosis/edit-costs.ts`) with a noisy channel model
 *
 *     P(intended | typed) ∝ exp(−scale · (cost of the edits + rarity penalty of the intended word))
 *
 * over the words near the typed word. The fit finds the costs that make the labelled words most likely and that rise in the order of the
 * edits. The edits between two words depend on the costs, so the fit is repeated with the costs that it has found.
 */

import {
  EDITS,
  type EditCosts,
  FIRST,
  limitsOf,
  MARKS_IN_A_WORD,
  POWER_OF_TEN,
} from '../../src/core/diagnosis/edit-costs.ts';
import { editCost } from '../../src/core/diagnosis/edit-model.ts';
import { candidates, MOST_NEAR, nearWords, rarityPenalty } from '../../src/core/diagnosis/near-words.ts';
import type { Orthography } from '../../src/core/diagnosis/orthography.ts';
import type { Lexicon } from '../../src/core/lexicon/lexicon.ts';
import { lowerCase } from '../../src/core/words/normalise.ts';
import { lookupKey } from '../../src/core/words/query.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
import { isHeldOut, readLabels } from '../diagnosis/labels.ts';
import { percent } from '../figures.ts';
import { minimise } from './minimise.ts';

const ALL = [...EDITS, FIRST] as const;

/** Number of parameters. The last one is the scale. The one before it belongs to `first`, which has no place in the order. */
const PARAMETERS = ALL.length + 1;

/** Number of rounds; each determines the edits with the costs of the round before. After these rounds no cost changes by more than 2. */
const ROUNDS = 3;

/** Root of each step before the fit: costs that rise by equal steps. A power of ten corresponds to three steps. */
const START = Math.sqrt(0.4);

/** Penalty on the square of a parameter, in words. In a cross-validation, ridges from 0.3 to 3 differ by no more than chance. */
const RIDGE = 1;

/** Number of candidates of a word that the fit uses: the nearest ones. */
const WEIGHED = 32;

/** A labelled misspelling. */
interface Slip {
  word: string;
  intendedForm: string;
}

/** Returns the labelled misspellings whose intended word is in the lexicon. */
const slipsOf = (language: TileLanguage, game: Lexicon): Slip[] =>
  readLabels(language)
    .filter(({ kind }) => kind === 'misspelling')
    .map(({ word, intended }) => ({
      word: lookupKey(lowerCase(word), language),
      intendedForm: lookupKey(lowerCase(intended), language),
    }))
    .filter(({ word, intendedForm }) => !game.has(word) && game.has(intendedForm));

/** A candidate: the number of times each edit occurs between it and the typed word, and its rarity penalty. */
interface Candidate {
  counts: readonly number[];
  rarity: number;
  isIntended: boolean;
}

const withCosts = (orthography: Orthography, costs: EditCosts): Orthography => ({
  ...orthography,
  costs,
  limits: limitsOf(costs),
});

/** Returns the number of times each edit occurs between two words, measured as the rise of the total cost when that edit costs more. */
function countsOf(word: string, form: string, orthography: Orthography, cost: number): number[] {
  const more = 1 / 1024;
  return ALL.map((edit) => {
    const costs = { ...orthography.costs, [edit]: orthography.costs[edit] + more };
    return Math.round((editCost(word, form, { ...orthography, costs }, 2) - cost) / more);
  });
}

function candidatesOf({ word, intendedForm }: Slip, game: Lexicon, orthography: Orthography): Candidate[] {
  return candidates(word, game, orthography)
    .map((form) => ({ form, cost: editCost(word, form, orthography, 2), rarity: rarityPenalty(game.readings(form)) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((one, other) => one.cost + one.rarity - other.cost - other.rarity)
    .slice(0, WEIGHED)
    .map(({ form, cost, rarity: rare }) => ({
      counts: countsOf(word, form, orthography, cost),
      rarity: rare / POWER_OF_TEN,
      isIntended: form === intendedForm,
    }));
}

/** Returns the costs in natural logarithms. They rise by steps in the order of the edits; each step is the square of a parameter. */
function costsAt(parameters: ArrayLike<number>): number[] {
  const step = (at: number): number => (parameters[at]! + START) ** 2;
  const costs = [step(0)];
  for (let at = 1; at < EDITS.length; at++)
    costs.push((costs[at - 1] as number) * (at === 1 ? MARKS_IN_A_WORD : 1) + step(at));
  return [...costs, step(EDITS.length)];
}

const scaleAt = (parameters: ArrayLike<number>): number => (parameters[PARAMETERS - 1]! + 1) ** 2;

/** Returns −ln P of the intended words plus the ridge penalty, and writes the gradient. */
function lossAt(words: readonly (readonly Candidate[])[], point: Float64Array, gradient: Float64Array): number {
  const costs = costsAt(point);
  const scale = scaleAt(point);
  const slopes = new Array<number>(costs.length).fill(0);
  let slopeOfScale = 0;
  let loss = 0;
  for (const listed of words) {
    const odds = listed.map(({ counts, rarity: rare }) =>
      Math.exp(-counts.reduce((sum, count, at) => sum + count * costs[at]!, scale * rare)),
    );
    const all = odds.reduce((sum, one) => sum + one, 0);
    listed.forEach(({ counts, rarity: rare, isIntended }, place) => {
      const share = odds[place]! / all;
      if (isIntended) loss -= Math.log(share);
      const wanted = Number(isIntended) - share;
      counts.forEach((count, at) => {
        slopes[at]! += wanted * count;
      });
      slopeOfScale += wanted * rare;
    });
  }
  // Each step is part of the costs of all edits that follow it in the order.
  let following = 0;
  for (let at = EDITS.length - 1; at >= 0; at--) {
    following += slopes[at]!;
    const slope = at === 0 ? slopes[0]! + MARKS_IN_A_WORD * (following - slopes[0]!) : following;
    gradient[at] = 2 * (point[at]! + START) * slope;
  }
  gradient[EDITS.length] = 2 * (point[EDITS.length]! + START) * slopes[EDITS.length]!;
  gradient[PARAMETERS - 1] = 2 * (point[PARAMETERS - 1]! + 1) * slopeOfScale;
  for (let at = 0; at < PARAMETERS; at++) {
    gradient[at]! += RIDGE * point[at]!;
    loss += (RIDGE * point[at]! ** 2) / 2;
  }
  return loss;
}

/** Returns the costs as rising integers, in units of `POWER_OF_TEN`. */
function asCosts(point: ArrayLike<number>): EditCosts {
  const costs = costsAt(point).map((cost) => (cost / scaleAt(point)) * POWER_OF_TEN);
  let last = 0;
  const rising = EDITS.map((edit, at) => {
    last = Math.max(Math.round(costs[at]!), last + 1);
    return [edit, last];
  });
  return Object.fromEntries([...rising, [FIRST, Math.round(costs[EDITS.length]!)]]) as EditCosts;
}

/** Returns the costs that fit the misspellings outside the held-out part. The result does not depend on the costs in use. */
function fitEditCosts(slips: readonly Slip[], game: Lexicon, orthography: Orthography): EditCosts {
  let costs = asCosts(new Float64Array(PARAMETERS));
  for (let round = 0; round < ROUNDS; round++) {
    const now = withCosts(orthography, costs);
    const words = slips
      .filter(({ word }) => !isHeldOut(word))
      .map((slip) => candidatesOf(slip, game, now))
      .filter((listed) => listed.some(({ isIntended }) => isIntended));
    costs = asCosts(minimise(PARAMETERS, (point, gradient) => lossAt(words, point, gradient)));
  }
  return costs;
}

/** Returns the costs as a table. */
const asTable = (costs: EditCosts): string =>
  `${[['edit', 'cost'], ...ALL.map((edit) => [edit, costs[edit]])].map((row) => row.join('\t')).join('\n')}\n`;

/**
 * Returns a line with the share of misspellings whose intended word is the first near word, and the share where it is among the proposed
 * ones.
 */
function placesLine(name: string, slips: readonly Slip[], game: Lexicon, orthography: Orthography): string {
  const places = slips.map(({ word, intendedForm }) => nearWords(word, game, orthography).indexOf(intendedForm));
  const share = (most: number): string =>
    percent(places.filter((place) => place >= 0 && place < most).length, slips.length);
  return `  ${name.padEnd(24)}${slips.length} words; it is the first of ${share(1)}, among ${MOST_NEAR} of ${share(MOST_NEAR)}`;
}

/** Fits the costs. Returns the table, and the rank of the intended words among the near words with these costs. */
export function fitEdits(language: TileLanguage, game: Lexicon, orthography: Orthography) {
  const slips = slipsOf(language, game);
  const costs = fitEditCosts(slips, game, orthography);
  const fitted = withCosts(orthography, costs);
  const isUnseen = ({ word }: Slip): boolean => isHeldOut(word);
  return {
    text: asTable(costs),
    report: () => [
      'the word that was meant, among the words near a misspelling',
      placesLine('held-out part', slips.filter(isUnseen), game, fitted),
      placesLine(
        'fitted part',
        slips.filter((slip) => !isUnseen(slip)),
        game,
        fitted,
      ),
      '',
    ],
  };
}
