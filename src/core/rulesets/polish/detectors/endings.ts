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
import type { PolishQuestion, ReadingDetector, TaggedReading, WordDetector } from '../question.ts';
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

/** Is the word without its ending a noun, adjective or passive participle, and nothing else? */
function isOnlyNominal(readings: readonly TaggedReading[]): boolean {
  return (
    readings.length > 0 &&
    readings.every(({ tag }) => NOUNS.has(tag.pos) || isAdjective(tag) || isPassiveParticiple(tag))
  );
}

/** Adverb made from an adjective; a verb in -eć begins like it (`mozolnieć` beside *mozolnie*). */
const isDegree = (tag: Tag): boolean => isAdverb(tag) && tag.values.has('pos');

/** Stem vowel of a verb before -li of the past: a verb that no list has ends so as well (`memowali` beside *memowa*). */
const PAST = /[aeiyę]li$/;

/** Interrogative -li (excl.8), which is barred on verbs, adverbs and all other words. */
export const particleLi: WordDetector = (question) => {
  const split = withoutLi(question.form);
  if (!split || !isWord(split.base, question) || isFormOfOtherLemma(question)) return [];
  const readings = question.readingsOf(split.base);
  if (isOnlyNoun(readings) || (isOnlyNominal(readings) && PAST.test(question.form))) return [];
  if (isPastOfInfinitive(split.base, readings, question)) return [];
  return [barred('particle-li', split, likeliestHost(readings))];
};

/** Is it how the past of the verb is formed by mistake, from its infinitive: `naprzeli` of *naprzeć*, for naparli? */
const isPastOfInfinitive = (base: string, readings: readonly TaggedReading[], question: PolishQuestion): boolean =>
  question
    .readingsOf(`${base}ć`)
    .some((infinitive) => isInfinitive(infinitive.tag) && readings.some(({ lemma }) => lemma === infinitive.lemma));

/** What an infinitive ends in; `krowęć`, `oknoć` are none. */
const INFINITIVE = /[aeiyąu]ć$/;

/** Nouns of adjectives that were pasts: `zastygłość` is no *zastygłoś* + -ć. */
const QUALITY = /łości?[ąęi]?$/;

/** Is it what people say of somebody or something: a past (`była-ć`), a pronoun (`sama-ć`)? No infinitive is made of it. */
const isOldHostOfC = (reading: TaggedReading): boolean => isThirdPersonPast(reading.tag) || isPronoun(reading);

/**
 * -ć/-ci outside list 4 (2.c). A negated infinitive (`nierobić`) ends in no particle, and what looks like an infinitive is one of a
 * verb that no list has (`memować`, `dywagnąć`), unless the particle stands on a word that asks for it.
 */
export const barredC: WordDetector = (question) => {
  const split = withoutC(question.form);
  if (!split || !isWord(split.base, question) || QUALITY.test(question.form)) return [];
  const negated = withoutNie(question.form);
  if ((negated && isWord(negated.base, question)) || isFormOfOtherLemma(question)) return [];
  const readings = question.readingsOf(split.base);
  const open = readings.every(({ tag }) => NOUNS.has(tag.pos) || isAdjective(tag) || isVerbal(tag) || isDegree(tag));
  return open && INFINITIVE.test(question.form) && !readings.some(isOldHostOfC)
    ? []
    : [barred('c-closed', split, likeliestHost(readings))];
};

/** Preposition with -ń outside list 5 (2.d), with a linking -e- after a consonant. */
export const barredN: WordDetector = (question) => {
  const split = withoutN(question.form);
  if (!split) return [];
  const bases = split.base.endsWith('e') ? [split.base.slice(0, -1), split.base] : [split.base];
  for (const base of bases) {
    const preposition = question.readingsOf(base).find(({ tag }) => tag.pos === 'prep');
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

/** -by, with or without a mobile ending, on what is no third-person past form and not on list 6 (2.e). */
export const barredBy: WordDetector = (question) => {
  const split = withoutByAndEnding(question.form);
  if (!split || !isWord(split.base, question) || LIST_6.has(`${split.base}by`)) return [];
  const readings = question.readingsOf(split.base);
  // On a noun, -by is the ending of another one (`bioskarby`).
  if (readings.some(({ tag }) => isThirdPersonPast(tag)) || !mayCarry(readings) || isFormOfOtherLemma(question)) {
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
  // Without the ending the vowel is another one: *mógł* of `mogłem`.
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

/** Letters of a noun that -m is taken off: what is shorter is there by chance (`madam`). */
const MIN_PREDICATE_NOUN = 5;

/**
 * Is the word what somebody is said to be, in a form that -m is no ending of: the short form of an adjective (`gotów-em`), or a
 * nominative in -a (`pewna-m`, `świnia-m`)?
 */
const isPredicate = ({ form, lemma, tag }: TaggedReading): boolean =>
  tag.pos === 'adjc' ||
  (form.endsWith('a') &&
    (isNoun(tag)
      ? form === lemma && form.length >= MIN_PREDICATE_NOUN
      : (isAdjective(tag) || isPassiveParticiple(tag)) && tag.values.has('f') && tag.values.has('nom')));

/**
 * Returns true when -m or -em is an ending of the form, and not the mobile ending of *być*. They are an ending of nouns and of adjectives as they were declined
 * once (`imagem`, `miłem`), and what is left of a first person plural (`robim`). As a mobile ending they stand on words without forms,
 * on adverbs and on what somebody is said to be; `stom` is in a dictionary as what it is.
 */
function isEndingOfForm(
  { form, spelling }: PolishQuestion,
  { base }: Split,
  readings: readonly TaggedReading[],
): boolean {
  if (isFunctionWord(readings) || PARTICLE_HOSTS.has(base)) return false;
  if (readings.some(isPronoun)) return base.endsWith('e') && readings.some(({ tag }) => isAdjective(tag));
  if (spelling?.has(form) === true) return !readings.some(({ tag }) => tag.pos === 'adjc');
  return !readings.some((reading) => isAdverb(reading.tag) || isPredicate(reading));
}

/** Is the whole word a name? Then its last letters are no ending on a noun that they happen to leave: `kubuś`, the genitive *kubu*. */
function isNameOfNoun({ spellings }: PolishQuestion, readings: readonly TaggedReading[]): boolean {
  return isOnlyNoun(readings) && spellings.some(({ spelling }) => spelling !== undefined);
}

/**
 * Endings of other nouns that a noun's form and a mobile ending seem to make: diminutives in -uś (`kwiatuś` beside *kwiatu*), the
 * locative of nouns in -ysta, -ista (`okularyście` beside *okulary*).
 */
const OTHER_NOUN = /(?:uś|[iy]ście)$/;

/** One-letter words that a mobile ending may stand on; the others are prepositions: `um` is no *u* with -m. */
const CONJUNCTIONS_OF_ONE_LETTER: ReadonlySet<string> = new Set(['a', 'i']);

/** Mobile ending on any word but those of 2.f. */
export const barredEnding: WordDetector = (question) => {
  const splits = withoutMobileEnding(question.form);
  if (splits.length === 0 || isFormOfOtherLemma(question)) return [];
  // `aleś` is *ale* with -ś before it is *al* with -eś.
  const isOnFunctionWord = ({ base }: Split) => isFunctionWord(question.readingsOf(base));
  for (const split of [...splits.filter(isOnFunctionWord), ...splits.filter((one) => !isOnFunctionWord(one))]) {
    if (!isWord(split.base, question) && !CONJUNCTIONS_OF_ONE_LETTER.has(split.base)) continue;
    if (!/[aąeęioóuyj]$/.test(split.base) && !split.particle.startsWith('-e')) continue;
    const readings = question.readingsOf(split.base);
    if (readings.some(({ tag }) => isThirdPersonPast(tag) || isConditional(tag))) continue;
    if (LIST_6.has(split.base)) continue;
    if (INSTRUMENTAL.has(split.particle) && isEndingOfForm(question, split, readings)) continue;
    if (likeliestHost(readings)?.tag.pos === 'prep') continue;
    const mayBeNoun = isOnlyNoun(readings) || readings.length === 0;
    if (isNameOfNoun(question, readings) || (mayBeNoun && OTHER_NOUN.test(question.form))) continue;
    return [barred('ending-other', split, likeliestHost(readings))];
  }
  return [];
};

/**
 * Has a list the word as what the document bars? A word of other kinds, attested, is no host with a particle: `również`, `kiedyś`. But
 * what a dictionary has as the same kind of word as its host is that word with -ż: the particle *jużciż* of *jużci*.
 */
function isOnlyItsHost(question: PolishQuestion, { rule, detail }: Finding): boolean {
  const host = question.readingsOf(fieldsOf(detail).base ?? '');
  const isZe = rule === 'ze-closed';
  const hosts = isZe ? HOSTS_OF_ZE : FUNCTION_WORDS;
  if (host.length === 0 || !host.every(({ tag }) => hosts.has(tag.pos))) return false;
  return question.readings.every(
    ({ origin, tag }) => origin !== 'attested' || (isZe && host.some((one) => one.tag.pos === tag.pos)),
  );
}

/**
 * What a list of another game's policy has and a closed list of this document has not: -by, -ż or a mobile ending on a function word
 * (`czyliżby`, `stądże`, `bodajm`). The forms of list 3 are on it (`nikogoż`).
 */
export const barredThoughListed: WordDetector = (question) => {
  const ze = inflectedOnList3(question).length > 0 ? [] : barredZe(question);
  return [...ze, ...barredBy(question), ...barredEnding(question)].filter((one) => isOnlyItsHost(question, one));
};
