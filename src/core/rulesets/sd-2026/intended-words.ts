/** Words of the game near a refused one, and their usual spelling. */
import { nearWords, type Weigh } from '../../diagnosis/near-words.ts';
import type { FormReading } from '../../lexicon/lexicon.ts';
import { nearForms } from '../../rules/suggestions.ts';
import { GERMAN } from './orthography.ts';
import { isParticiple2 } from './parts-of-speech.ts';
import { type GermanQuery, slipCasePenalty, typedCasePenalty } from './query.ts';

/** Ranks near words by log-frequency, less a penalty for another case. */
const frequencyInCase =
  (typed: string): Weigh =>
  ({ logFrequency = 0, spelling = '' }) =>
    logFrequency - slipCasePenalty(typed, spelling);

/**
 * Returns words of the game near a refused word, as tiles, best first.
 * @param furthest highest edit cost
 */
export const nearWordsOf = ({ form, typed, game }: GermanQuery, furthest?: number): string[] =>
  nearWords(form, game, GERMAN, furthest, frequencyInCase(typed));

/** The highest log-frequency of a form; 0 if none is known. */
export const logFrequencyOf = (form: string, query: GermanQuery): number =>
  Math.max(0, ...query.readingsOf(form).map(({ logFrequency }) => logFrequency));

/**
 * Returns the usual spelling of a form by its likeliest reading: common, not built by a rule, and in the typed case
 * (mir, not Mir).
 * @param against penalty of a spelling for the typed case
 */
export function likeliestSpelling(form: string, query: GermanQuery, against = typedCasePenalty): string {
  const readings = query.readingsOf(form);
  const entered = readings.filter(({ rule }) => rule === undefined);
  let spelling = form;
  let highest = Number.NEGATIVE_INFINITY;
  for (const one of entered.length > 0 ? entered : readings) {
    const likelihood = one.logFrequency - against(query.typed, one.spelling);
    if (likelihood > highest) [spelling, highest] = [one.spelling, likelihood];
  }
  return spelling;
}

/** Tag values of a verb form by its ending. A weak preterite of a strong verb is looked up as well. */
const BY_ENDING: ReadonlyArray<readonly [ending: RegExp, values: readonly string[]]> = [
  [/nd(?:e[mnrs]?)?$/, ['part1']],
  [/test$/, ['pst', 'sg', '2']],
  [/te$/, ['pst', 'sg', '3']],
  [/ten$/, ['pst', 'pl', '3']],
  [/st$/, ['prs', 'sg', '2']],
  [/t$/, ['prs', 'sg', '3']],
  [/e$/, ['prs', 'sg', '1']],
];

/**
 * Regular forms of irregular verbs, with the right ones: `singte` → `sang`, `gesingt` → `gesungen`, `mitgenehmt` → `mitgenommen`, `gegehen`
 * → `gegangen`, `nehmst` → `nimmst`. The captured part is the infinitive without its ending.
 */
const REGULAR: ReadonlyArray<readonly [form: RegExp, instead: string]> = [
  [/^(.+?)e?te(?:st|n|t)?$/, 'pst'],
  [/^(.{2,})?ge(.+?)e?t$/, 'part2'],
  [/^ge(.+?)en$/, 'part2'],
  [/^(.+?)e?s?t$/, 'prs'],
];

/** The forms nearest to the refused one, as dictionaries spell them. */
export function spelledForms(form: string, forms: readonly FormReading[]): string[] {
  const wanted = BY_ENDING.find(([ending]) => ending.test(form))?.[1] ?? [];
  const spellings = new Map(forms.map((one) => [one.form, one.reading.spelling ?? one.form]));
  // Forms in general use come before forms that a rule grants: gesehen, gesehn.
  const plain = forms.filter(({ reading }) => reading.rule === undefined);
  const near = [...nearForms(form, plain, wanted), ...nearForms(form, forms, wanted)];
  return [...new Set(near)].map((one) => spellings.get(one) ?? one);
}

/** Returns the actual forms in place of a regular one that the verb does not have, best first. */
export function irregularForms({ form, game }: Pick<GermanQuery, 'form' | 'game'>): string[] {
  return REGULAR.flatMap(([regular, instead]) => {
    const stem = regular.exec(form)?.slice(1).join('');
    if (stem === undefined || !game.has(`${stem}en`)) return [];
    const forms = game.forms(`${stem}en`).filter(({ reading }) => reading.tag.split(/[:.]/).includes(instead));
    return spelledForms(form, forms).slice(0, 1);
  });
}

/** Returns the strong participle II in place of a weak one with its stem: `gegangt` → `gegangen`. */
export function strongParticiples(query: GermanQuery): string[] {
  const strong = query.form.replace(/e?t(e[mnrs]?)?$/, 'en$1');
  return query.readingsOf(strong).flatMap((one) => (isParticiple2(one) ? [one.spelling] : []));
}
