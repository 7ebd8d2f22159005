/** The intended word: mistyped, typed without diacritics, or with an ending that the noun does not have. */

import { POWER_OF_TEN } from '../../../diagnosis/edit-costs.ts';
import { editCost } from '../../../diagnosis/edit-model.ts';
import { HIGHEST_COST, MISSPELLED } from '../../../diagnosis/generators.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { MOST_NEAR, nearWords, ONE_SLIP } from '../../../diagnosis/near-words.ts';
import { isImperative, isNoun, isVerbal } from '../../../morphology/pl/tag.ts';
import { nearForms } from '../../../rules/suggestions.ts';
import { hasInnerCapital, startsWithCapital } from '../../../words/capital.ts';
import { isOfClosedClass } from '../closed-class.ts';
import { POLISH } from '../orthography.ts';
import { logFrequencyOf, type PolishQuery } from '../query.ts';
import { entriesWithMarks } from './known.ts';

/** Proposals with the word itself, and one for an unknown intended word. @param isBarred a rule bars the word */
export function misspellings(query: PolishQuery, isBarred: boolean): Proposal<never>[] {
  const { form } = query;
  const near = wordsNear(query, isBarred);
  const inEnding = inOtherEnding(query);
  const alone = Number(near.length === 1);
  const words = near.map((word, place): Proposal<never> => {
    const powers = Math.min(editCost(form, word, POLISH, 2, HIGHEST_COST * POWER_OF_TEN) / POWER_OF_TEN, HIGHEST_COST);
    const evidence = wordFeatures(word, powers, query, isBarred);
    evidence.first = Number(place === 0);
    evidence.alone = alone;
    evidence.otherEnding = Number(word === inEnding);
    return { kind: 'misspelling', intended: [word], evidence };
  });
  const isNew = inEnding !== undefined && !near.includes(inEnding);
  return [MISSPELLED, ...words, ...(isNew ? [ofEnding(inEnding, query)] : []), ...namesUnmarked(query)];
}

/**
 * Returns listed words near the typed one, best first. With two edits, a name or a barred word resembles any word, so one edit is searched.
 */
function wordsNear({ form, game, isLower }: PolishQuery, isBarred: boolean): string[] {
  const furthest = isBarred || !isLower ? ONE_SLIP : undefined;
  return nearWords(form, game, POLISH, furthest).slice(0, MOST_NEAR);
}

function wordFeatures(word: string, powers: number, query: PolishQuery, isBarred: boolean): Record<string, number> {
  const { form, isLower } = query;
  const readings = query.readingsOf(word);
  const cost = powers * POWER_OF_TEN;
  const frequency = logFrequencyOf(word, query);
  const isClosed = readings.some(isOfClosedClass);
  const isImperatives = readings.length > 0 && readings.every(({ tag }) => isImperative(tag));
  const isMarks = Number(cost <= POLISH.limits.marksLeftOut);
  const features: Record<string, number> = {
    cost: powers,
    costByLength: powers / form.length,
    frequency,
    nasalEnd: Number(/[ąę]$/.test(word) && /[eo][nm]$/.test(form)),
    sameStart: Number(word[0] === form[0]),
    twice: Number(cost > POLISH.limits.oneMistake),
    marks: isMarks,
    alike: Number(cost <= POLISH.limits.markedAndAlike),
    // The frequency of a near word is stronger evidence for a short word.
    frequencyByLength: (frequency * form.length) / 10,
    closed: Number(isClosed),
    imperative: Number(isImperatives),
    sameEnd: Number(word.endsWith(form.slice(-2))),
    sameLetters: Number(word.length === form.length),
    // The genitive of nouns in -ia and -ja: `lini`, `partyi`.
    lastI: Number(word === `${form}i`),
  };
  if (isBarred)
    Object.assign(features, {
      barredFrequency: frequency,
      barredAlikeFrequency: features.alike ? frequency : 0,
      barredCost: powers,
      barredMarks: isMarks,
      barredAlike: features.alike,
    });
  if (isLower) return features;
  const isVerb = !isImperatives && readings.every(({ tag }) => isVerbal(tag));
  return Object.assign(features, {
    capitalFrequency: frequency,
    capitalCost: powers,
    capitalMarks: isMarks,
    noName: Number(isClosed || isVerb),
  });
}

/** Proposes names and abbreviations that were typed without their diacritics. */
function namesUnmarked(query: PolishQuery): Proposal<never>[] {
  const { typed, form, spelling, isPointed } = query;
  return entriesWithMarks(query)
    .flatMap((near) => (spelling?.readings(near) ?? []).map((reading) => ({ near, reading })))
    .filter(({ reading: { mark } }) => mark !== 'abbreviation' || !hasInnerCapital(typed))
    .map(({ near, reading: { spelling: spelled, lemma, origin, mark } }) => ({
      kind: 'misspelling',
      intended: [spelled ?? (mark === 'abbreviation' && isPointed ? `${near}.` : near)],
      evidence: {
        cost: editCost(form, near, POLISH) / POWER_OF_TEN,
        markedEntry: 1,
        markedName: Number(startsWithCapital(spelled ?? '')),
        markedItself: Number(lemma === spelled),
        markedAttested: Number(origin === 'attested'),
        markedAbbreviation: Number(mark === 'abbreviation'),
      },
    }));
}

/** The stem of *zaszła* and *zeszła* in a masculine form, and that of *zaszedł* and *zszedł*, without the e of the prefix. */
const MASCULINE_STEM: ReadonlyArray<readonly [feminine: RegExp, masculine: string]> = [
  [/szł(?=$|e[mś]|by)/, 'szedł'],
  [/eszł(?=$|e[mś]|by)/, 'szedł'],
];

/** Another ending is no misspelled letter. */
const ofEnding = (word: string, query: PolishQuery): Proposal<never> => ({
  kind: 'misspelling',
  intended: [word],
  evidence: { frequency: logFrequencyOf(word, query), otherEnding: 1 },
});

/** Endings that most nouns have in a case, or many of one gender, with the tag values of that case. */
const ENDINGS: ReadonlyArray<readonly [ending: string, of: readonly string[]]> = [
  ['ami', ['pl', 'inst']],
  ['owie', ['pl', 'nom']],
  ['owi', ['sg', 'dat']],
  ['ach', ['pl', 'loc']],
  ['ów', ['pl', 'gen']],
  ['om', ['pl', 'dat']],
  ['i', ['pl', 'nom']],
  ['y', ['pl', 'nom']],
  ['a', ['sg', 'gen']],
  // Soft feminines have -u or -i: *babciu*, *pani*.
  ['o', ['sg', 'voc', 'f']],
];

/** Endings with which the stem of a noun is found: *człowiek-*, *dzieci-* (dzieciom, dzieciach). */
const OTHERS: readonly string[] = ['', 'a', 'o', 'ę', 'u', 'owi', 'em', 'om', 'ach', 'ami'];

/** A stem before an ending: its last letter is a consonant, or the i that makes it soft. */
const STEM = /..[^aąeęoóuy]$/;

/** Minimum number of other forms of a noun with the stem, so that the letters are not its stem by chance. */
const FEWEST = 2;

/** Minimum log-frequency of a noun that is likely to be the intended word. */
const RAREST = 2;

/**
 * Returns the form of a noun in the case of the word's ending, if the noun has another ending or another stem there: `człowieków` →
 * *ludzi*, `dzieciami` → *dziećmi*, `telefona` → *telefonu*; likewise the masculine past of a verb: `zaszłem` → *zaszedłem*. Returns
 * undefined if the letters are not the stem of a noun with such an ending.
 */
function inOtherEnding(query: PolishQuery): string | undefined {
  const { form, game } = query;
  const masculine = MASCULINE_STEM.map(([stem, of]) => form.replace(stem, of)).find(
    (word) => word !== form && game.has(word),
  );
  if (masculine !== undefined) return masculine;
  for (const [ending, of] of ENDINGS) {
    if (!form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length);
    if (!STEM.test(stem) || game.reach(stem) < stem.length) continue;
    for (const lemma of nounsWith(stem, query)) {
      const [found = ''] = nearForms(form, game.forms(lemma), ['subst', ...of]);
      const isOfCase = query.readingsOf(found).some(({ tag }) => of.every((value) => tag.values.has(value)));
      // Foreign words end in a vowel, too (*kolibri*); then the right form must have another stem, or -u.
      const isOtherEnding = ending.length > 1 || ending === 'o' || (ending === 'a' && found === `${stem}u`);
      if (isOfCase && (isOtherEnding || !found.startsWith(stem))) return found;
    }
  }
  return undefined;
}

/** Returns nouns with this stem, most common first. */
function nounsWith(stem: string, query: PolishQuery): string[] {
  const readings = OTHERS.flatMap((ending) => query.readingsOf(stem + ending))
    .filter(({ tag, origin }) => isNoun(tag) && origin === 'attested')
    .sort(({ logFrequency: one = 0 }, { logFrequency: other = 0 }) => other - one);
  const formsOf = (noun: string) => new Set(readings.filter(({ lemma }) => lemma === noun).map(({ form }) => form));
  const common = readings.filter(({ logFrequency = 0 }) => logFrequency >= RAREST).map(({ lemma }) => lemma);
  return [...new Set(common)].filter((noun) => noun === stem || formsOf(noun).size >= FEWEST);
}
