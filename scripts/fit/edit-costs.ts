/**
 * Fits what the edits of a language cost (`src/core/diagnosis/edit-costs.ts`): a noisy channel, in which
 *
 *     P(meant | typed) ∝ exp(−scale · (cost of the edits + doubt that the word was meant))
 *
 * over the words near the one that was typed. The costs are those under which the labelled words are likeliest, in the order of the edits. What
 * edits lie between two words depends on the costs, so the fit is repeated with the costs that it has found.
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

/** The last edit but one is `first`, which has no place in the order; the last parameter is the scale. */
const PARAMETERS = ALL.length + 1;

/** Times that the edits are found with the costs of the time before: the costs change by no more than 2 after that. */
const ROUNDS = 3;

/** What a parameter is before any word is seen: costs that rise by even steps, of which a power of ten has three. */
const START = Math.sqrt(0.4);

/** What it costs that the root of a step is 1 more, in words. Ridges from 0.3 to 3 differ by no more than chance in a cross-validation. */
const RIDGE = 1;

/** Candidates of a word that are weighed: the nearest. */
const WEIGHED = 32;

/** A labelled misspelling. */
interface Slip {
  word: string;
  intendedForm: string;
}

/** Misspellings of a word that the lexicon has. */
const slipsOf = (language: TileLanguage, game: Lexicon): Slip[] =>
  readLabels(language)
    .filter(({ kind }) => kind === 'misspelling')
    .map(({ word, intended }) => ({
      word: lookupKey(lowerCase(word), language),
      intendedForm: lookupKey(lowerCase(intended), language),
    }))
    .filter(({ word, intendedForm }) => !game.has(word) && game.has(intendedForm));

/** A candidate: how often each edit lies between it and the word, and the doubt. */
interface Candidate {
  counts: readonly number[];
  doubt: number;
  isIntended: boolean;
}

const withCosts = (orthography: Orthography, costs: EditCosts): Orthography => ({
  ...orthography,
  costs,
  limits: limitsOf(costs),
});

/** How often each edit lies between two words: by how much the cost rises if one edit costs more. */
function countsOf(word: string, form: string, orthography: Orthography, cost: number): number[] {
  const more = 1 / 1024;
  return ALL.map((edit) => {
    const costs = { ...orthography.costs, [edit]: orthography.costs[edit] + more };
    return Math.round((editCost(word, form, { ...orthography, costs }, 2) - cost) / more);
  });
}

function candidatesOf({ word, intendedForm }: Slip, game: Lexicon, orthography: Orthography): Candidate[] {
  return candidates(word, game, orthography)
    .map((form) => ({ form, cost: editCost(word, form, orthography, 2), doubt: rarityPenalty(game.readings(form)) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((one, other) => one.cost + one.doubt - other.cost - other.doubt)
    .slice(0, WEIGHED)
    .map(({ form, cost, doubt: rare }) => ({
      counts: countsOf(word, form, orthography, cost),
      doubt: rare / POWER_OF_TEN,
      isIntended: form === intendedForm,
    }));
}

/** Costs in natural logarithms: steps that rise in the order of the edits, each the square of a parameter. */
function costsAt(parameters: ArrayLike<number>): number[] {
  const step = (at: number): number => (parameters[at]! + START) ** 2;
  const costs = [step(0)];
  for (let at = 1; at < EDITS.length; at++)
    costs.push((costs[at - 1] as number) * (at === 1 ? MARKS_IN_A_WORD : 1) + step(at));
  return [...costs, step(EDITS.length)];
}

const scaleAt = (parameters: ArrayLike<number>): number => (parameters[PARAMETERS - 1]! + 1) ** 2;

/** −ln P of the words that were meant, and its gradient. */
function lossAt(words: readonly (readonly Candidate[])[], point: Float64Array, gradient: Float64Array): number {
  const costs = costsAt(point);
  const scale = scaleAt(point);
  const slopes = new Array<number>(costs.length).fill(0);
  let slopeOfScale = 0;
  let loss = 0;
  for (const listed of words) {
    const odds = listed.map(({ counts, doubt: rare }) =>
      Math.exp(-counts.reduce((sum, count, at) => sum + count * costs[at]!, scale * rare)),
    );
    const all = odds.reduce((sum, one) => sum + one, 0);
    listed.forEach(({ counts, doubt: rare, isIntended }, place) => {
      const share = odds[place]! / all;
      if (isIntended) loss -= Math.log(share);
      const wanted = Number(isIntended) - share;
      counts.forEach((count, at) => {
        slopes[at]! += wanted * count;
      });
      slopeOfScale += wanted * rare;
    });
  }
  // A step is in the cost of each edit that follows in the order.
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

/** As integers that rise, in units of `POWER_OF_TEN`. */
function asCosts(point: ArrayLike<number>): EditCosts {
  const costs = costsAt(point).map((cost) => (cost / scaleAt(point)) * POWER_OF_TEN);
  let last = 0;
  const rising = EDITS.map((edit, at) => {
    last = Math.max(Math.round(costs[at]!), last + 1);
    return [edit, last];
  });
  return Object.fromEntries([...rising, [FIRST, Math.round(costs[EDITS.length]!)]]) as EditCosts;
}

/** The costs that fit the misspellings of the part that may be seen. Gives the same each time, whatever the costs are that are in use. */
function fitEditCosts(slips: readonly Slip[], game: Lexicon, orthography: Orthography): EditCosts {
  let costs = asCosts(new Float64Array(PARAMETERS));
  for (let round = 0; round < ROUNDS; round++) {
    const now = withCosts(orthography, costs);
    const words = slips
      .filter(({ word }) => !isHeldOut(word))
      .map((slip) => candidatesOf(slip, game, now))
      .filter((listed) => listed.some(({ isIntended }) => isIntended));
    costs = asCosts(minimise(PARAMETERS, 200, (point, gradient) => lossAt(words, point, gradient)));
  }
  return costs;
}

/** The table of the costs. */
const asTable = (costs: EditCosts): string =>
  `${[['edit', 'cost'], ...ALL.map((edit) => [edit, costs[edit]])].map((row) => row.join('\t')).join('\n')}\n`;

/** How often the word that was meant is the first near word, and one of those that are proposed. */
function placesLine(name: string, slips: readonly Slip[], game: Lexicon, orthography: Orthography): string {
  const places = slips.map(({ word, intendedForm }) => nearWords(word, game, orthography).indexOf(intendedForm));
  const share = (most: number): string =>
    percent(places.filter((place) => place >= 0 && place < most).length, slips.length);
  return `  ${name.padEnd(24)}${slips.length} words; it is the first of ${share(1)}, among ${MOST_NEAR} of ${share(MOST_NEAR)}`;
}

/** The fitted table, and where the word that was meant stands among the near words, with these costs. */
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
