/** The word that was meant: mistyped, spelled as of old, or in an ending that the noun has not. */
import { difference } from '../../../diagnosis/difference.ts';
import { POWER_OF_TEN } from '../../../diagnosis/edit-costs.ts';
import { DEAREST, MISSPELLED } from '../../../diagnosis/generators/misspelling.ts';
import type { Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { MOST_NEAR, nearWords, ONE_SLIP } from '../../../diagnosis/near-words.ts';
import { modernised } from '../../../morphology/pl/old-spelling.ts';
import {
  isAdjective,
  isImperative,
  isInfinitive,
  isPassiveParticiple,
  isVerbal,
  parseTags,
} from '../../../morphology/pl/tag.ts';
import { hasInnerCapital, startsWithCapital } from '../../../words/capital.ts';
import { hasOnlyPolishLetters } from '../../../words/letters.ts';
import { isOfClosedClass, isOfPronoun } from '../closed-class.ts';
import { POLISH } from '../orthography.ts';
import { inOtherEnding } from '../other-ending.ts';
import { type PolishQuestion, weightOf } from '../question.ts';
import { markedBesides } from './known.ts';

/** Listed words near the one that was typed, best first. With two slips a name, or what a rule bars, looks like any word: one is looked for. */
function wordsNear({ form, game, isLower }: PolishQuestion, isBarred: boolean): string[] {
  const furthest = isBarred || !isLower ? ONE_SLIP : undefined;
  return nearWords(form, game, POLISH, furthest).slice(0, MOST_NEAR);
}

function wordFeatures(
  word: string,
  powers: number,
  question: PolishQuestion,
  isBarred: boolean,
): Record<string, number> {
  const { form, isLower } = question;
  const readings = question.readingsOf(word);
  const cost = powers * POWER_OF_TEN;
  const frequency = weightOf(word, question);
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
    // How common a near word is says more of a short one.
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
      barredClosed: features.closed,
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

/** Proposals with the word itself, and one of a word that is not found. @param isBarred a rule bars the word */
export function misspellings(question: PolishQuestion, isBarred: boolean): Proposal<never>[] {
  const { form } = question;
  const near = wordsNear(question, isBarred);
  const inEnding = inOtherEnding(question);
  const alone = Number(near.length === 1);
  const words = near.map((word, place): Proposal<never> => {
    const powers = Math.min(difference(form, word, POLISH, 2, DEAREST * POWER_OF_TEN) / POWER_OF_TEN, DEAREST);
    const evidence = wordFeatures(word, powers, question, isBarred);
    evidence.first = Number(place === 0);
    evidence.alone = alone;
    evidence.otherEnding = Number(word === inEnding);
    return { kind: 'misspelling', intended: [word], evidence };
  });
  const isNew = inEnding !== undefined && !near.includes(inEnding);
  return [MISSPELLED, ...words, ...(isNew ? [ofEnding(inEnding, question)] : []), ...namesUnmarked(question)];
}

/** Another ending is no mistake of letters. */
const ofEnding = (word: string, question: PolishQuestion): Proposal<never> => ({
  kind: 'misspelling',
  intended: [word],
  evidence: { frequency: weightOf(word, question), otherEnding: 1 },
});

/** Names and abbreviations that were typed without their marks. */
function namesUnmarked(question: PolishQuestion): Proposal<never>[] {
  const { typed, form, spelling, isPointed } = question;
  return markedBesides(question)
    .flatMap((near) => (spelling?.readings(near) ?? []).map((reading) => ({ near, reading })))
    .filter(({ reading: { mark } }) => mark !== 'abbreviation' || !hasInnerCapital(typed))
    .map(({ near, reading: { spelling: spelled, lemma, origin, mark } }) => ({
      kind: 'misspelling',
      intended: [spelled ?? (mark === 'abbreviation' && isPointed ? `${near}.` : near)],
      evidence: {
        cost: difference(form, near, POLISH) / POWER_OF_TEN,
        markedEntry: 1,
        markedName: Number(startsWithCapital(spelled ?? '')),
        markedItself: Number(lemma === spelled),
        markedAttested: Number(origin === 'attested'),
        markedAbbreviation: Number(mark === 'abbreviation'),
      },
    }));
}

/** An adjective or participle without its ending: `nieproszon`, `zdolen`. */
export function shortForms(question: PolishQuestion): Proposal<never>[] {
  const { form } = question;
  if (!/[aoe]n$/.test(form)) return [];
  const today = `${form.replace(/en$/, 'n')}y`;
  const whole = [`${form}y`, today].find((word) =>
    question.readingsOf(word).some(({ tag }) => isAdjective(tag) || isPassiveParticiple(tag)),
  );
  if (whole === undefined) return [];
  const isParticiple = question.readingsOf(whole).some(({ tag }) => isPassiveParticiple(tag));
  return [
    {
      kind: 'old-spelling',
      intended: [whole],
      evidence: { shortForm: 1, shortParticiple: Number(isParticiple), frequency: weightOf(whole, question) },
    },
  ];
}

/** Words and names of today, by rules of old spelling. */
export function oldSpellings(question: PolishQuestion): Proposal<never>[] {
  const { form, game, spelling } = question;
  return modernised(form).flatMap(({ today, fits, isEnding, besides, rules }) => {
    if (!hasOnlyPolishLetters(today) || (besides !== undefined && !game.has(besides))) return [];
    const common: Features = {
      ...Object.fromEntries(rules.map((rule) => [rule, 1])),
      onlyEnding: Number(isEnding),
      twice: Number(rules.length > 1),
      oldLetters: form.length / 10,
      oldShort: Number(form.length < 4),
      oldCapital: Number(!question.isLower),
      oldEnglish: Number(question.english !== undefined),
    };
    const readings = question.readingsOf(today).filter(({ tag }) => fits(tag));
    const words: Proposal<never>[] =
      readings.length === 0
        ? []
        : [
            {
              kind: 'old-spelling',
              intended: [today],
              common,
              evidence: {
                frequency: weightOf(today, question),
                ...(question.isLower ? {} : { oldCapitalFrequency: weightOf(today, question) }),
                attested: Number(readings.some(({ origin }) => origin === 'attested')),
                pronoun: Number(readings.some(isOfPronoun)),
                infinitive: Number(readings.some(({ tag }) => isInfinitive(tag))),
              },
            },
          ];
    const name = spelling
      ?.readings(today)
      .find(({ spelling: spelled = '', tag }) => startsWithCapital(spelled) && parseTags(tag).some(fits));
    const names: Proposal<never>[] = name?.spelling
      ? [
          {
            kind: 'old-spelling',
            intended: [name.spelling],
            common,
            evidence: { oldName: 1, attested: Number(name.origin === 'attested') },
          },
        ]
      : [];
    return [...words, ...names];
  });
}
