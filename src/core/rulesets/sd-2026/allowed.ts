import { inOrder } from '../../rules/catalogue.ts';
import type { Analysis, Attestation, Basis, ListName, Reason } from '../../rules/verdict.ts';
import { distinctAnalyses } from '../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../words/capital.ts';
import { toGermanTiles } from '../../words/tiles.ts';
import { attestationOf, CURATED_ATTESTATION } from './attestation.ts';
import { descriptor } from './descriptor.ts';
import { listed } from './detectors/dictionary-words.ts';
import { hasEszett, mayBeOldEszett, tileSpelling, umlauts } from './detectors/letters-and-signs.ts';
import { ADMITTING } from './detectors/order.ts';
import { secondaryAbbreviation, secondaryBars, secondaryName } from './detectors/secondary-findings.ts';
import {
  isAdjective,
  isDeclined,
  isFiniteForm,
  isIndeclinable,
  isInterjection,
  isNoun,
  isParticiple,
  isPreterite,
  isPronoun,
  isSubjunctive2,
} from './parts-of-speech.ts';
import { type GermanQuery, type GermanReading, typedCasePenalty } from './query.ts';

/** Bonus of a curated row that names a rule, since such rows answer questions of players. */
const CURATED_BONUS = 1.5;

/**
 * Bonus of articles, conjunctions and pronouns over rare nouns of the same letters, in any case: *Ich* at the start of
 * a sentence is no noun. Prepositions have none, since many share their letters with a common noun: Kraft, Dank, Zeit.
 */
const IN_EVERY_TEXT = 1;
const IN_TEXTS: ReadonlySet<string> = new Set(['art', 'kon', 'pro']);

/** Classes without inflection. One word often has several: dann, adverb and conjunction. */
const UNINFLECTED: ReadonlySet<string> = new Set(['adv', 'itj', 'kon', 'prp', 'pro', 'ptl']);

/** Penalty of a class that the table of closed classes marks as secondary. */
const ALSO = 2;

const isUninflected = ({ tag }: GermanReading): boolean => UNINFLECTED.has(tag.positions[0] ?? '');
const isAdverb = ({ tag }: GermanReading): boolean => tag.positions[0] === 'adv';
const isAlso = ({ tag }: GermanReading): boolean => tag.positions.includes('also');

/** Bonus of a lower-case word without inflection over the noun of its letters. */
const BEFORE_NOUN = 0.1;

/** Penalty of a short form of a verb: zack is an interjection. */
const SHORTENED = 2.5;
/** Bonus of an interjection over a rare noun of its letters. */
const CALLED_OUT = 0.5;

/** Penalty of a declined participle against an adjective or preterite of its letters: gebildeter, gelangten. */
const DECLINED_PARTICIPLE = 1;

/** Penalty of the strong form of a nominalised adjective: Wunder is not a form of der Wunde. */
const STRONG_FORM = 2;

/** Penalty of a rare inflected form beside another word of its letters. */
const SHADOWED_PENALTY = 3;

/**
 * Penalties of verb forms beside a noun typed with its capital: of a finite form, and of the rare subjunctive II
 * (Hiebe).
 */
const FINITE = 0.5;
const SUBJUNCTIVE = 3.5;

const isStrongForm = (one: GermanReading): boolean => one.tag.text === 'sub:sg:nom:m.f' && one.form.endsWith('er');

/** The penalty of a rare form of a common lemma. */
function rareFormPenalty(one: GermanReading, typed: string, besideNoun: boolean): number {
  // With a capital it may be a noun: die Versicherten.
  if (isParticiple(one) && isDeclined(one)) return isTypedAsName(typed) ? 0 : DECLINED_PARTICIPLE;
  if (isStrongForm(one)) return STRONG_FORM;
  if (!besideNoun || !isTypedAsName(typed)) return 0;
  if (isSubjunctive2(one) && !isPreterite(one)) return SUBJUNCTIVE;
  return isFiniteForm(one) ? FINITE : 0;
}

/**
 * Penalties of a reading whose ß differs from the typed word: ss for a typed ß, always (Maße is no form of Masse);
 * little where ß was written before 1996 (floß); and little for ß where ss was typed, as on tiles.
 */
const WITHOUT_ESZETT = 10;
const WAS_ESZETT = 3;
const WITH_ESZETT = 1;

/** Capitals have no ß: MASSE. */
function eszettPenalty(typed: string, spelling: string): number {
  if (hasEszett(typed) === hasEszett(spelling) || typed === typed.toUpperCase()) return 0;
  if (!hasEszett(typed)) return WITH_ESZETT;
  return mayBeOldEszett(typed) ? WAS_ESZETT : WITHOUT_ESZETT;
}

const isShortened = ({ rule }: GermanReading): boolean => rule === 'II.5.1' || rule === 'II.5.1.f';

/** The likelihood of one reading: its log-frequency with bonuses and penalties. */
function likelihood(one: GermanReading, typed: string, besideNoun: boolean): number {
  const { curated, rule, spelling, tag, logFrequency } = one;
  if (IN_TEXTS.has(tag.positions[0] ?? '')) return logFrequency + IN_EVERY_TEXT;
  const otherCase = typedCasePenalty(typed, spelling);
  // A lower-case noun is more likely the colour: rosa.
  const about = curated && rule !== undefined && rule !== 'I.1.1' && otherCase === 0 ? CURATED_BONUS : 0;
  const shortened = isShortened(one) && !startsWithCapital(typed) ? SHORTENED : 0;
  const calledOut = isInterjection(one) ? CALLED_OUT : 0;
  return (
    logFrequency +
    about +
    calledOut -
    shortened -
    otherCase -
    eszettPenalty(typed, spelling) -
    rareFormPenalty(one, typed, besideNoun)
  );
}

/** Least log-frequency of an adjective that precedes a form of another one. */
const MET = 2;

/** Returns true for an inflected form that is a common adjective itself: lecker, not a form of leck. */
const isShadowedByAdjective = (one: GermanReading, readings: readonly GermanReading[]): boolean =>
  isAdjective(one) &&
  toGermanTiles(one.lemma) !== one.form &&
  readings.some((other) => isAdjective(other) && other.lemma === one.form && other.logFrequency >= MET);

/** Returns true for a rare inflected form of the name of a language when it is also a form of an adjective: Französische. */
const isOfLanguage = (one: GermanReading, readings: readonly GermanReading[]): boolean =>
  isNoun(one) &&
  toGermanTiles(one.lemma) !== one.form &&
  /isch$/.test(one.lemma) &&
  readings.some((other) => isAdjective(other) && isDeclined(other));

/** Least log-frequency of a noun whose capital outweighs a pronoun: Paar; not Ich at the start of a sentence. */
const COMMON_NOUN = 4.2;
const isShadowedByNoun = (one: GermanReading, readings: readonly GermanReading[], typed: string): boolean =>
  isPronoun(one) &&
  isTypedAsName(typed) &&
  readings.some((other) => isNoun(other) && other.logFrequency >= COMMON_NOUN);

/** Returns true for a word without other forms. Frequencies cannot distinguish it from a noun of the same letters: super, ach. */
const isOfOneForm = (one: GermanReading): boolean => isUninflected(one) || (isAdjective(one) && isIndeclinable(one));

/** Tests for readings that another reading outweighs. */
const SHADOWINGS = [isOfLanguage, isShadowedByAdjective, isShadowedByNoun];

/**
 * Orders the readings, likeliest first. Frequencies of uninflected words cannot be divided among their classes: all are
 * as likely as the likeliest one, except those that the table marks as secondary. Nor can they be divided between such
 * a word and a noun, which only the capital tells apart.
 */
function inLikelihood(readings: readonly GermanReading[], typed: string): GermanReading[] {
  // Declined adjectives and participles with a capital are nouns as well.
  const besideNoun = readings.some((one) => isNoun(one) || isDeclined(one));
  const ownLikelihood = (one: GermanReading): number =>
    likelihood(one, typed, besideNoun) -
    (SHADOWINGS.some((isShadowed) => isShadowed(one, readings, typed)) ? SHADOWED_PENALTY : 0);
  const own = new Map(readings.map((one) => [one, ownLikelihood(one)]));
  const most = (of: (one: GermanReading) => boolean): number =>
    Math.max(...readings.filter(of).map((one) => own.get(one) ?? 0));
  const sharedLikelihood = (one: GermanReading): number => {
    if (!isOfOneForm(one)) return own.get(one) ?? 0;
    const likeliest = isUninflected(one)
      ? Math.max(
          most((other) => isUninflected(other) && other.lemma === one.lemma),
          // The adverb *anders* shares its frequency with a form of the pronoun *ander*.
          isAdverb(one) ? most((other) => isPronoun(other) && other.lemma !== one.form) + BEFORE_NOUN : 0,
        )
      : (own.get(one) ?? 0);
    const spelledSmall = startsWithCapital(typed) ? likeliest : Math.max(likeliest, most(isNoun) + BEFORE_NOUN);
    return spelledSmall - (isAlso(one) ? ALSO : 0);
  };
  const likelihoods = new Map(readings.map((one) => [one, sharedLikelihood(one)]));
  return [...readings].sort((one, other) => (likelihoods.get(other) ?? 0) - (likelihoods.get(one) ?? 0));
}

function reasonsOf(query: GermanQuery, readings: readonly GermanReading[]): Reason[] {
  const reasons: Reason[] = [...tileSpelling(query, readings[0])];
  for (const reading of readings) {
    for (const detector of ADMITTING) {
      const found = detector(reading, query);
      if (found) reasons.push(found);
    }
  }
  return inOrder([
    ...reasons,
    ...listed(query),
    ...umlauts(query),
    ...secondaryBars(query),
    ...secondaryName(query),
    ...secondaryAbbreviation(query),
  ]);
}

/** Tag of words that are allowed because of a phrase: priori is no name. */
const NAME = 'name';

function analysesOf(readings: readonly GermanReading[]): Analysis[] {
  const analyses = readings.map(({ lemma, tag, origin, rule }) => {
    const analysis: Analysis = { lemma, tag: tag.text, origin };
    if (rule !== undefined) analysis.rule = `${descriptor.id}/${rule}`;
    return analysis;
  });
  return distinctAnalyses(analyses).filter(({ tag }) => tag !== '' && tag !== NAME);
}

/** Rules whose closed lists decide alone: letter names and what numbers yield. */
const CLOSED = /^(?:I\.2\.letter-names|I\.3\.exception|II\.4\.7)/;

/**
 * Rules of inflection that every dictionary's paradigm follows. A form built by them is listed with its lemma; only
 * forms that a rule grants beyond that are derived.
 */
export const PARADIGM = /^(?:I\.|II\.2\.[348]|II\.3|II\.4(?:\.[1-6]|$)|II\.5\.2\.(?:a|d\.must))/;

function basisOf(readings: readonly GermanReading[], list: ListName): Basis {
  if (readings.some(({ rule }) => rule !== undefined && CLOSED.test(rule))) return { kind: 'rule' };
  const derived = readings.every(({ origin, rule }) => origin === 'derived' && rule && !PARADIGM.test(rule));
  return { kind: readings.length > 0 && derived ? 'derived' : 'open-list', list };
}

/** The core list is the source of words without a reading. */
const CORE = { attestedBy: ['enz'] };

/** The best attestation of all readings. */
function attestationFor({ form }: GermanQuery, readings: readonly GermanReading[]): Attestation {
  if (readings.length === 0) return attestationOf([CORE], form.length);
  const known = readings.filter(({ attestedBy, share }) => attestedBy.length > 0 || share !== undefined);
  const best = known.length > 0 ? attestationOf(known, form.length) : CURATED_ATTESTATION;
  // A curated row is at least as good as curated rows are on average.
  const { probability = 0 } = CURATED_ATTESTATION;
  const isCuratedBetter = readings.some(({ curated }) => curated) && (best.probability ?? 0) < probability;
  return isCuratedBetter ? { ...best, probability } : best;
}

export interface Allowed {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  attestation?: Attestation;
}

/** Returns reasons, analyses, basis and attestation of an allowed word. */
export function allowed(query: GermanQuery, list: ListName): Allowed {
  const { typed } = query;
  const readings = inLikelihood(query.readings, typed);
  const basis = basisOf(readings, list);
  const attestation = basis.kind === 'rule' ? null : attestationFor(query, readings);
  return {
    reasons: reasonsOf(query, readings),
    analyses: analysesOf(readings),
    basis,
    ...(attestation ? { attestation } : {}),
  };
}
