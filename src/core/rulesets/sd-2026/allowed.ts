import { eachOnce } from '../../rules/analyses.ts';
import { inOrder } from '../../rules/reason-order.ts';
import type { Analysis, Attestation, Basis, ListName, Reason } from '../../rules/verdict.ts';
import { isTypedAsName, startsWithCapital } from '../../words/capital.ts';
import { toGermanTiles } from '../../words/to-tiles.ts';
import { attestationOf, keptByHand } from './attestation.ts';
import { descriptor } from './descriptor.ts';
import { ADMITTING } from './detectors/order.ts';
import { listed } from './detectors/ordinary.ts';
import { hasEszett, laid, mayBeOldEszett, umlauts } from './detectors/tile-letters.ts';
import { abbreviationOf, alsoBarred, nameBesides } from './detectors/told-besides.ts';
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
import type { GermanQuestion, TaggedReading } from './question.ts';
import { againstTypedCase } from './typed-case.ts';

/** What a reading of a hand-kept row that names a rule has before others: it was written because somebody wondered about the word. */
const KEPT_BY_HAND = 1.5;

/**
 * What words that are in every text have before the rare nouns of the same letters, whatever case was typed: Ich is no noun at the start of a
 * sentence. Prepositions are not among them, for many a one is of a common noun: Kraft, Dank, Zeit.
 */
const IN_EVERY_TEXT = 1;
const IN_TEXTS: ReadonlySet<string> = new Set(['art', 'kon', 'pro']);

/** Classes of words without inflection, of which one word is often several: dann, adverb and conjunction. */
const UNINFLECTED: ReadonlySet<string> = new Set(['adv', 'itj', 'kon', 'prp', 'pro', 'ptl']);

/** What a class loses that the table of closed classes tells after the word's others. */
const ALSO = 2;

const isUninflected = ({ tag }: TaggedReading): boolean => UNINFLECTED.has(tag.positions[0] ?? '');
const isAdverb = ({ tag }: TaggedReading): boolean => tag.positions[0] === 'adv';
const isAlso = ({ tag }: TaggedReading): boolean => tag.positions.includes('also');

/** What a word of one form that is typed small has before the noun of its letters. */
const BEFORE_NOUN = 0.1;

/** What a short form of a verb loses to a word of these letters: zack is an interjection. */
const SHORTENED = 2.5;
/** What an interjection has before a noun of its letters that is hardly met. */
const CALLED_OUT = 0.5;

/** What a declined participle loses to an adjective or a preterite of its letters, which texts have rather: gebildeter, gelangten. */
const DECLINED_PARTICIPLE = 1;

/** What the strong form of a noun that is declined as an adjective loses: Wunder is none of der Wunde, whose letters the commoner Wunde has. */
const STRONG_FORM = 2;

/** What an inflected form loses that is hardly met beside another word of its letters: of a language, or of an adjective. */
const RATHER_ANOTHER = 3;

/** What verbs lose that begin no sentence, beside a noun that was typed with its capital: a finite form, and the rare subjunctive, Hiebe. */
const FINITE = 0.5;
const SUBJUNCTIVE = 3.5;

const isStrongForm = (one: TaggedReading): boolean => one.tag.text === 'sub:sg:nom:m.f' && one.form.endsWith('er');

/** What speaks against a form that is hardly met though its lemma is common. */
function againstRareForm(one: TaggedReading, typed: string, besideNoun: boolean): number {
  // With a capital it is rather a noun: die Versicherten.
  if (isParticiple(one) && isDeclined(one)) return isTypedAsName(typed) ? 0 : DECLINED_PARTICIPLE;
  if (isStrongForm(one)) return STRONG_FORM;
  if (!besideNoun || !isTypedAsName(typed)) return 0;
  if (isSubjunctive2(one) && !isPreterite(one)) return SUBJUNCTIVE;
  return isFiniteForm(one) ? FINITE : 0;
}

/**
 * What a reading loses that is spelled with ss where ß was typed, whatever its weight (Maße is no form of Masse, nor Buße one of Bus); little
 * where ss was ß before 1996 (floß); and one that is spelled with ß where ss was: little, since it is laid so.
 */
const WITHOUT_ESZETT = 10;
const WAS_ESZETT = 3;
const WITH_ESZETT = 1;

/** Capitals have no ß: MASSE. */
function againstTypedS(typed: string, spelling: string): number {
  if (hasEszett(typed) === hasEszett(spelling) || typed === typed.toUpperCase()) return 0;
  if (!hasEszett(typed)) return WITH_ESZETT;
  return mayBeOldEszett(typed) ? WAS_ESZETT : WITHOUT_ESZETT;
}

const isShortened = ({ rule }: TaggedReading): boolean => rule === 'II.5.1' || rule === 'II.5.1.f';

/** Readings that fit how the word was typed, and common ones, before others. */
function likelihood(one: TaggedReading, typed: string, besideNoun: boolean): number {
  const { curated, rule, spelling, tag, weight } = one;
  if (IN_TEXTS.has(tag.positions[0] ?? '')) return weight + IN_EVERY_TEXT;
  const otherCase = againstTypedCase(typed, spelling);
  // A noun that was typed small is rather the colour: rosa.
  const about = curated && rule !== undefined && rule !== 'I.1.1' && otherCase === 0 ? KEPT_BY_HAND : 0;
  const shortened = isShortened(one) && !startsWithCapital(typed) ? SHORTENED : 0;
  const calledOut = isInterjection(one) ? CALLED_OUT : 0;
  return (
    weight +
    about +
    calledOut -
    shortened -
    otherCase -
    againstTypedS(typed, spelling) -
    againstRareForm(one, typed, besideNoun)
  );
}

/** How common an adjective is at least, as `Reading` counts, that is told before a form of another one. */
const MET = 2;

/** Is it an inflected form of an adjective whose letters are another one: lecker, no form of leck? */
const isRatherAdjective = (one: TaggedReading, readings: readonly TaggedReading[]): boolean =>
  isAdjective(one) &&
  toGermanTiles(one.lemma) !== one.form &&
  readings.some((other) => isAdjective(other) && other.lemma === one.form && other.weight >= MET);

/** Is it an inflected form of a language, which is hardly met beside its adjective: Französische? */
const isOfLanguage = (one: TaggedReading, readings: readonly TaggedReading[]): boolean =>
  isNoun(one) &&
  toGermanTiles(one.lemma) !== one.form &&
  /isch$/.test(one.lemma) &&
  readings.some((other) => isAdjective(other) && isDeclined(other));

/** How common a noun is at least, as `Reading` counts, whose capital shows it beside a pronoun: Paar, while Ich begins a sentence. */
const COMMON_NOUN = 4.2;
const isRatherNoun = (one: TaggedReading, readings: readonly TaggedReading[], typed: string): boolean =>
  isPronoun(one) && isTypedAsName(typed) && readings.some((other) => isNoun(other) && other.weight >= COMMON_NOUN);

/** Has the word no other form that would tell it from a noun of its letters: super, ach? */
const isOfOneForm = (one: TaggedReading): boolean => isUninflected(one) || (isAdjective(one) && isIndeclinable(one));

/** What speaks against a reading beside others. */
const RATHER = [isOfLanguage, isRatherAdjective, isRatherNoun];

/**
 * The readings, likeliest first. How common a word without inflection is cannot be shared out among its classes: all are as likely as the
 * likeliest, but for those that the table tells after the others. Nor can it be shared out with a noun, whose capital tells them apart.
 */
function inLikelihood(readings: readonly TaggedReading[], typed: string): TaggedReading[] {
  // An adjective or a participle that is declined is one, too, with a capital.
  const besideNoun = readings.some((one) => isNoun(one) || isDeclined(one));
  const ownWorth = (one: TaggedReading): number =>
    likelihood(one, typed, besideNoun) -
    (RATHER.some((isRather) => isRather(one, readings, typed)) ? RATHER_ANOTHER : 0);
  const own = new Map(readings.map((one) => [one, ownWorth(one)]));
  const most = (of: (one: TaggedReading) => boolean): number =>
    Math.max(...readings.filter(of).map((one) => own.get(one) ?? 0));
  const worth = (one: TaggedReading): number => {
    if (!isOfOneForm(one)) return own.get(one) ?? 0;
    const likeliest = isUninflected(one)
      ? Math.max(
          most((other) => isUninflected(other) && other.lemma === one.lemma),
          // How common *anders* is cannot be told apart from the pronoun either that has a form of its letters.
          isAdverb(one) ? most((other) => isPronoun(other) && other.lemma !== one.form) + BEFORE_NOUN : 0,
        )
      : (own.get(one) ?? 0);
    const spelledSmall = startsWithCapital(typed) ? likeliest : Math.max(likeliest, most(isNoun) + BEFORE_NOUN);
    return spelledSmall - (isAlso(one) ? ALSO : 0);
  };
  const worths = new Map(readings.map((one) => [one, worth(one)]));
  return [...readings].sort((one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0));
}

function reasonsOf(question: GermanQuestion, readings: readonly TaggedReading[]): Reason[] {
  const reasons: Reason[] = [...laid(question, readings[0])];
  for (const reading of readings) {
    for (const detector of ADMITTING) {
      const found = detector(reading, question);
      if (found) reasons.push(found);
    }
  }
  return inOrder([
    ...reasons,
    ...listed(question),
    ...umlauts(question),
    ...alsoBarred(question),
    ...nameBesides(question),
    ...abbreviationOf(question),
  ]);
}

/** What the table of words of phrases has of a word that counts because of its phrase: priori is no name. */
const NAME = 'name';

function analysesOf(readings: readonly TaggedReading[]): Analysis[] {
  const analyses = readings.map(({ lemma, tag, origin, rule }) => {
    const analysis: Analysis = { lemma, tag: tag.text, origin };
    if (rule !== undefined) analysis.rule = `${descriptor.id}/${rule}`;
    return analysis;
  });
  return eachOnce(analyses).filter(({ tag }) => tag !== '' && tag !== NAME);
}

/** Rules whose closed lists decide alone: names of letters, and what the numbers yield. */
const CLOSED = /^(?:I\.2\.letter-names|I\.3\.exception|II\.4\.7)/;

/**
 * Rules of inflection that every dictionary's paradigm follows: a form that such a rule built stands in the lists as its lemma
 * does. Only what a rule grants beyond that is derived.
 */
export const PARADIGM = /^(?:I\.|II\.2\.[348]|II\.3|II\.4(?:\.[1-6]|$)|II\.5\.2\.(?:a|d\.must))/;

function basisOf(readings: readonly TaggedReading[], list: ListName): Basis {
  if (readings.some(({ rule }) => rule !== undefined && CLOSED.test(rule))) return { kind: 'rule' };
  const derived = readings.every(({ origin, rule }) => origin === 'derived' && rule && !PARADIGM.test(rule));
  return { kind: readings.length > 0 && derived ? 'derived' : 'open-list', list };
}

/** The source of the words that the lexicon has without a reading: the core list. */
const CORE = { attestedBy: ['enz'] };

/** The best evidence there is under any reading. */
function attestationFor({ form }: GermanQuestion, readings: readonly TaggedReading[]): Attestation {
  if (readings.length === 0) return attestationOf([CORE], form.length);
  const known = readings.filter(({ attestedBy, share }) => attestedBy.length > 0 || share !== undefined);
  const best = known.length > 0 ? attestationOf(known, form.length) : keptByHand;
  // A row of our own admits the word whatever the sources let expect: it is worth what such rows are.
  const { probability = 0 } = keptByHand;
  const isBetterKept = readings.some(({ curated }) => curated) && (best.probability ?? 0) < probability;
  return isBetterKept ? { ...best, probability } : best;
}

export interface Allowed {
  reasons: Reason[];
  analyses: Analysis[];
  basis: Basis;
  attestation?: Attestation;
}

/** What there is to say of a word that may be played. */
export function allowed(question: GermanQuestion, list: ListName): Allowed {
  const { typed } = question;
  const readings = inLikelihood(question.readings, typed);
  const basis = basisOf(readings, list);
  const attestation = basis.kind === 'rule' ? null : attestationFor(question, readings);
  return {
    reasons: reasonsOf(question, readings),
    analyses: analysesOf(readings),
    basis,
    ...(attestation ? { attestation } : {}),
  };
}
