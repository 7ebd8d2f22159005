import {
  type Split,
  withoutBy,
  withoutByAndEnding,
  withoutC,
  withoutLi,
  withoutMobileEnding,
  withoutN,
  withoutNie,
} from '../../../morphology/pl/particles.ts';
import {
  isAdjective,
  isAdverb,
  isConditional,
  isFirstOrSecondPerson,
  isInfinitive,
  isNoun,
  isPassiveParticiple,
  isPast,
  isThirdPersonPast,
  isVerbal,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import { finding } from '../finding.ts';
import { LIST_6 } from '../lists.ts';
import type { PolishQuery, PolishReading, ReadingDetector, WordDetector } from '../query.ts';
import {
  barred,
  FUNCTION_WORDS,
  isFormOfOtherLemma,
  isFunctionWord,
  isOnlyNoun,
  isPronoun,
  isWord,
  likeliestHost,
  mayCarry,
  NOUNS,
  PARTICLE_HOSTS,
} from './particle-hosts.ts';
import { barredZe, HOSTS_OF_ZE, inflectedOnList3 } from './ze.ts';

/** Returns true when every reading of the word without its ending is a noun, adjective or passive participle. */
function isOnlyNominal(readings: readonly PolishReading[]): boolean {
  return (
    readings.length > 0 &&
    readings.every(({ tag }) => NOUNS.has(tag.pos) || isAdjective(tag) || isPassiveParticiple(tag))
  );
}

/** Returns true for an adverb made from an adjective. A verb in -eć may have the same beginning (`mozolnieć` beside *mozolnie*). */
const isDegree = (tag: Tag): boolean => isAdverb(tag) && tag.values.has('pos');

/** Stem vowel of a verb before -li of the past. An unlisted verb may have the same ending (`memowali` beside *memowa*). */
const PAST = /[aeiyę]li$/;

/** Interrogative -li (excl.8), which is barred on verbs, adverbs and all other words. */
export const particleLi: WordDetector = (query) => {
  const split = withoutLi(query.form);
  if (!split || !isWord(split.base, query) || isFormOfOtherLemma(query)) return [];
  const readings = query.readingsOf(split.base);
  if (isOnlyNoun(readings) || (isOnlyNominal(readings) && PAST.test(query.form))) return [];
  if (isPastOfInfinitive(split.base, readings, query)) return [];
  return [barred('particle-li', split, likeliestHost(readings))];
};

/** Returns true when the word is a mistaken past of a verb, formed from its infinitive: `naprzeli` of *naprzeć*, in place of *naparli*. */
const isPastOfInfinitive = (base: string, readings: readonly PolishReading[], query: PolishQuery): boolean =>
  query
    .readingsOf(`${base}ć`)
    .some((infinitive) => isInfinitive(infinitive.tag) && readings.some(({ lemma }) => lemma === infinitive.lemma));

/** Endings of infinitives of which there are new ones. `krowęć` and `oknoć` have none; all verbs in -uć, and in -ąć without n, are known. */
const INFINITIVE = /(?:[aeiy]|ną)ć$/;

/** Nouns derived from adjectives that were past forms: `zastygłość` is not *zastygłoś* + -ć. */
const QUALITY = /łości?[ąęi]?$/;

/**
 * Returns true for a verb form with a person (`była-ć`, `wiemy-ć`, `będzie-ć`) or a pronoun (`sama-ć`). No infinitive is formed from such a
 * word.
 */
const isOldHostOfC = (reading: PolishReading): boolean =>
  (isVerbal(reading.tag) && (isFirstOrSecondPerson(reading.tag) || reading.tag.values.has('ter'))) ||
  isPronoun(reading);

/**
 * Bars -ć/-ci outside list 4 (2.c). A negated infinitive (`nierobić`) does not end in a particle. A word that looks like an infinitive
 * belongs to an unlisted verb (`memować`, `dywagnąć`), unless the host takes the particle.
 */
export const barredC: WordDetector = (query) => {
  const split = withoutC(query.form);
  if (!split || !isWord(split.base, query) || QUALITY.test(query.form)) return [];
  const negated = withoutNie(query.form);
  if ((negated && isWord(negated.base, query)) || isFormOfOtherLemma(query)) return [];
  const readings = query.readingsOf(split.base);
  const open = readings.every(({ tag }) => NOUNS.has(tag.pos) || isAdjective(tag) || isVerbal(tag) || isDegree(tag));
  return open && INFINITIVE.test(query.form) && !readings.some(isOldHostOfC)
    ? []
    : [barred('c-closed', split, likeliestHost(readings))];
};

/** Preposition with -ń outside list 5 (2.d), with a linking -e- after a consonant. */
export const barredN: WordDetector = (query) => {
  const split = withoutN(query.form);
  if (!split) return [];
  const bases = split.base.endsWith('e') ? [split.base.slice(0, -1), split.base] : [split.base];
  for (const base of bases) {
    const preposition = query.readingsOf(base).find(({ tag }) => tag.pos === 'prep');
    if (preposition || ONE_LETTER_PREPOSITIONS.has(base)) return [barred('n-closed', { ...split, base }, preposition)];
  }
  return [];
};

const ONE_LETTER_PREPOSITIONS: ReadonlySet<string> = new Set(['u', 'o', 'w', 'z']);

/** -by on a third-person past form: the conditional (2.e). */
export const conditional: ReadingDetector = ({ form, lemma, tag }) => {
  if (!isConditional(tag) || isFirstOrSecondPerson(tag)) return null;
  const split = withoutBy(form);
  return split ? finding('by-verb', { kind: 'attached', lemma, base: split.base, particle: split.particle }) : null;
};

/** -by, with or without a mobile ending, on a word that is no third-person past form and not on list 6 (2.e). */
export const barredBy: WordDetector = (query) => {
  const split = withoutByAndEnding(query.form);
  if (!split || !isWord(split.base, query) || LIST_6.has(`${split.base}by`)) return [];
  const readings = query.readingsOf(split.base);
  // After a noun, -by is the ending of another noun (`bioskarby`).
  if (readings.some(({ tag }) => isThirdPersonPast(tag)) || !mayCarry(readings) || isFormOfOtherLemma(query)) {
    return [];
  }
  return [barred('by-closed', split, likeliestHost(readings))];
};

/** Mobile ending on a third-person past form (2.f.1). */
export const pastEnding: ReadingDetector = ({ form, lemma, tag }, { game }) => {
  if (!isPast(tag) || !isFirstOrSecondPerson(tag)) return null;
  const split = withoutMobileEnding(form)[0];
  if (!split) return null;
  const { base, particle } = split;
  // Without the ending the vowel differs: *mógł* of `mogłem`.
  return finding('ending-past', {
    kind: 'attached',
    lemma,
    base: game.has(base) ? base : base.replace(/o(?=[^o]*$)/, 'ó'),
    particle,
  });
};

/** Mobile ending on a third-person conditional (2.f.2). */
export const conditionalEnding: ReadingDetector = ({ form, lemma, tag }) => {
  if (!isConditional(tag) || !isFirstOrSecondPerson(tag)) return null;
  const split = withoutMobileEnding(form).find(({ base }) => base.endsWith('by'));
  return split
    ? finding('ending-conditional', { kind: 'attached', lemma, base: split.base, particle: split.particle })
    : null;
};

/** Mobile endings that look like a noun's instrumental or dative. */
const INSTRUMENTAL: ReadonlySet<string> = new Set(['-em', '-m']);

/** Minimum number of letters of a noun before -m. Shorter nouns match by chance (`madam`). */
const MIN_PREDICATE_NOUN = 5;

/**
 * Returns true for a predicate about a person, in a form that cannot have -m as its inflectional ending: the short form of an adjective
 * (`gotów-em`), or a nominative in -a (`pewna-m`, `świnia-m`).
 */
const isPredicate = ({ form, lemma, tag }: PolishReading): boolean =>
  tag.pos === 'adjc' ||
  (form.endsWith('a') &&
    (isNoun(tag)
      ? form === lemma && form.length >= MIN_PREDICATE_NOUN
      : (isAdjective(tag) || isPassiveParticiple(tag)) && tag.values.has('f') && tag.values.has('nom')));

/**
 * Returns true when -m or -em is an ending of the form, and not the mobile ending of *być*. They are an ending of nouns and of adjectives
 * in older declension (`imagem`, `miłem`), and the rest of a first person plural (`robim`). As a mobile ending they attach to words without
 * forms, to adverbs and to predicates about a person; a dictionary has `stom` as its own word.
 */
function isEndingOfForm({ form, spelling }: PolishQuery, { base }: Split, readings: readonly PolishReading[]): boolean {
  if (isFunctionWord(readings) || PARTICLE_HOSTS.has(base)) return false;
  if (readings.some(isPronoun)) return base.endsWith('e') && readings.some(({ tag }) => isAdjective(tag));
  if (spelling?.has(form) === true) return !readings.some(({ tag }) => tag.pos === 'adjc');
  return !readings.some((reading) => isAdverb(reading.tag) || isPredicate(reading));
}

/**
 * Returns true when the whole word is a name and the letters before the ending are only a noun. The match is then by chance: `kubuś` is not
 * the genitive *kubu* with -ś.
 */
function isNameOfNoun({ spellings }: PolishQuery, readings: readonly PolishReading[]): boolean {
  return isOnlyNoun(readings) && spellings.some(({ spelling }) => spelling !== undefined);
}

/**
 * Endings of derived nouns that look like a form of another noun with a mobile ending: diminutives in -uś (`kwiatuś` beside *kwiatu*), the
 * locative of nouns in -ysta, -ista (`okularyście` beside *okulary*).
 */
const OTHER_NOUN = /(?:uś|[iy]ście)$/;

/** One-letter words that take a mobile ending; the others are prepositions: `um` is not *u* with -m. */
const CONJUNCTIONS_OF_ONE_LETTER: ReadonlySet<string> = new Set(['a', 'i']);

/** Bars a mobile ending on any word other than those of 2.f. */
export const barredEnding: WordDetector = (query) => {
  const splits = withoutMobileEnding(query.form);
  if (splits.length === 0 || isFormOfOtherLemma(query)) return [];
  // `aleś` is *ale* with -ś rather than *al* with -eś.
  const isOnFunctionWord = ({ base }: Split) => isFunctionWord(query.readingsOf(base));
  for (const split of [...splits.filter(isOnFunctionWord), ...splits.filter((one) => !isOnFunctionWord(one))]) {
    if (!isWord(split.base, query) && !CONJUNCTIONS_OF_ONE_LETTER.has(split.base)) continue;
    if (!/[aąeęioóuyj]$/.test(split.base) && !split.particle.startsWith('-e')) continue;
    const readings = query.readingsOf(split.base);
    if (readings.some(({ tag }) => isThirdPersonPast(tag) || isConditional(tag))) continue;
    if (LIST_6.has(split.base)) continue;
    if (INSTRUMENTAL.has(split.particle) && isEndingOfForm(query, split, readings)) continue;
    if (likeliestHost(readings)?.tag.pos === 'prep') continue;
    const mayBeNoun = isOnlyNoun(readings) || readings.length === 0;
    if (isNameOfNoun(query, readings) || (mayBeNoun && OTHER_NOUN.test(query.form))) continue;
    return [barred('ending-other', split, likeliestHost(readings))];
  }
  return [];
};

/**
 * Returns true when the lists have the word only as the host with a particle that the document bars. An attested word of another kind is
 * not a host with a particle: `również`, `kiedyś`. A word that a dictionary has as the same kind of word as its host is that host with -ż:
 * the particle *jużciż* of *jużci*.
 */
function isOnlyItsHost(query: PolishQuery, { rule, detail }: Finding): boolean {
  const host = query.readingsOf(fieldsOf(detail).base ?? '');
  const isZe = rule === 'ze-closed';
  const hosts = isZe ? HOSTS_OF_ZE : FUNCTION_WORDS;
  if (host.length === 0 || !host.every(({ tag }) => hosts.has(tag.pos))) return false;
  return query.readings.every(
    ({ origin, tag }) => origin !== 'attested' || (isZe && host.some((one) => one.tag.pos === tag.pos)),
  );
}

/**
 * Bars words that a list has by another game's policy and a closed list of this document lacks: -by, -ż or a mobile ending on a function
 * word (`czyliżby`, `stądże`, `bodajm`). The forms of list 3 are on it (`nikogoż`).
 */
export const barredThoughListed: WordDetector = (query) => {
  const ze = inflectedOnList3(query).length > 0 ? [] : barredZe(query);
  return [...ze, ...barredBy(query), ...barredEnding(query)].filter((one) => isOnlyItsHost(query, one));
};
