import {
  isRegularZe,
  type Split,
  withoutByAndEnding,
  withoutC,
  withoutLi,
  withoutMobileEnding,
  withoutN,
  withoutNie,
  withoutZe,
  withoutZeInside,
} from '../../../morphology/pl/particles.ts';
import {
  isActiveParticiple,
  isAdjective,
  isAdverb,
  isAfterPo,
  isCompared,
  isConditional,
  isGerund,
  isImperative,
  isInfinitive,
  isNegated,
  isNoun,
  isPassiveParticiple,
  isThirdPersonPast,
  isVerbal,
  isVocative,
  parseTags,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import { type DetailOf, fieldsOf } from '../../../rules/detail.ts';
import { isDrawnOut } from '../../../words/letters.ts';
import type { PolishRule } from '../catalogue.ts';
import { isOfPronoun, NOUN_PRONOUNS, PRONOMINAL } from '../closed-class.ts';
import { finding } from '../finding.ts';
import { LIST_3, LIST_6 } from '../lists.ts';
import type { PolishQuestion, TaggedReading, WordDetector } from '../question.ts';
import { inflectedOnList3 } from './closed-lists.ts';
import { sourceOfAdverb } from './nie.ts';
import { isFormOfOtherLemma, isFormWithoutZe, isFunctionWord, likeliestHost } from './own-word.ts';

/** A word of the game, long enough that its being one says something. */
function isWord(base: string, { game }: PolishQuestion): boolean {
  return base.length >= 2 && game.has(base);
}

function detailOf({ base, particle }: Split, reading: TaggedReading | undefined): DetailOf<'attached'> {
  return { kind: 'attached', base, particle, ...(reading ? { lemma: reading.lemma, tag: reading.tag.text } : {}) };
}

const barred = (rule: PolishRule, split: Split, reading?: TaggedReading) => finding(rule, detailOf(split, reading));

/** Has the word a reading that -by may stand on? Prepositions take no particle, and nouns none but pronouns (`zeby`). */
const mayCarry = (readings: readonly TaggedReading[]): boolean =>
  readings.length === 0 ||
  readings.some(({ lemma, tag }) => tag.pos !== 'prep' && (!NOUNS.has(tag.pos) || NOUN_PRONOUNS.has(lemma)));

/** Is -ż taken off a preposition (`weż`), or off a noun in -a, so that the word looks like a foreign one in -aż (`mesaż`)? */
const isChanceZe = (form: string, readings: readonly TaggedReading[]): boolean =>
  readings.length > 0 && !mayCarry(readings) && (form.endsWith('aż') || readings.some(({ tag }) => tag.pos === 'prep'));

/** Parts of speech that carry no -li or personal -m in any text: before them the letters are a slip, not a particle. */
const NOUNS: ReadonlySet<string> = new Set(['subst', 'depr', 'ger']);

function isOnlyNoun(readings: readonly TaggedReading[]): boolean {
  return readings.length > 0 && readings.every(({ lemma, tag }) => NOUNS.has(tag.pos) && !NOUN_PRONOUNS.has(lemma));
}

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

/** Interrogative -li (excl.8): never, on verbs, adverbs or any other word that may be asked about. */
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

/** Does the word already carry -ż/-że: on list 3, or an imperative with it? */
function carriesZe(word: string, question: PolishQuestion): boolean {
  if (LIST_3.has(word)) return true;
  return withoutZe(word).some(
    (split) =>
      isRegularZe(split) &&
      question.readingsOf(split.base).some(({ tag }) => isImperative(tag)) &&
      question.readingsOf(word).some(({ tag }) => isImperative(tag)),
  );
}

/** -ż/-że twice (2.b): on a word that has it already, or both at once on one that has not (`ożeż`). */
export const doubleZe: WordDetector = (question) => {
  // -by may follow: `niechżeżby`.
  const form = withoutByAndEnding(question.form)?.base ?? question.form;
  for (const word of form === question.form ? [form] : [question.form, form]) {
    for (const split of withoutZe(word)) {
      if (isFormWithoutZe(question)) return [];
      if (carriesZe(split.base, question)) return [barred('ze-double', split, question.readingsOf(split.base)[0])];
      // `bożeż` is *boże* with -ż.
      if (isWord(split.base, question)) continue;
      for (const inner of withoutZe(split.base)) {
        if (question.game.has(inner.base) || PARTICLE_HOSTS.has(inner.base)) {
          return [barred('ze-double', { base: inner.base, particle: `-${word.slice(inner.base.length)}` })];
        }
      }
    }
  }
  return [];
};

/** One-letter words that a double particle may stand on; the game lexicon has no one-letter words. */
const PARTICLE_HOSTS: ReadonlySet<string> = new Set(['a', 'i', 'o', 'u']);

/**
 * -ż/-że on a verb form that is no imperative, or on any other word outside list 3 (2.b). -że after a vowel (`byłaże`) is how it was
 * once spelled on verbs and function words; elsewhere it is the end of another word.
 */
export const barredZe: WordDetector = (question) => {
  const inside = withoutZeInside(question.form);
  const splits = withoutZe(question.form);
  if ((!inside && splits.length === 0) || isFormWithoutZe(question)) return [];
  const past = inside && question.readingsOf(inside.base).find(({ tag }) => isThirdPersonPast(tag));
  if (past) return [barred('ze-other-verb', inside, past)];
  for (const split of splits) {
    if (!isWord(split.base, question)) continue;
    const readings = question.readingsOf(split.base);
    if (isChanceZe(question.form, readings)) continue;
    if (!isRegularZe(split) && !(split.particle === '-że' && isOldHost(readings))) continue;
    const [first] = readings;
    // *mnie* is the pronoun before it is a form of *miąć*.
    const verb =
      first && isOfPronoun(first)
        ? undefined
        : readings.find(({ tag }) => (isVerbal(tag) || tag.pos === 'pred') && !isImperative(tag));
    if (verb) return [barred('ze-other-verb', split, verb)];
    if (!readings.some(({ tag }) => isImperative(tag))) return [barred('ze-closed', split, likeliestHost(readings))];
  }
  return [];
};

/** Is it a finite verb or a word without forms? */
const isOldHost = (readings: readonly TaggedReading[]): boolean =>
  readings.some(({ tag }) => HOSTS_OF_ZE.has(tag.pos) || tag.pos === 'pred' || tag.pos === 'verb') &&
  !readings.some(({ tag }) => isImperative(tag));

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

/** Mobile endings that look like a noun's instrumental or dative. */
const INSTRUMENTAL: ReadonlySet<string> = new Set(['-em', '-m']);

/** Pronouns and numerals like them, with -ż or without. */
const isPronoun = ({ lemma, tag }: TaggedReading): boolean =>
  NOUN_PRONOUNS.has(lemma) || PRONOMINAL.has(lemma) || LIST_3.has(lemma) || tag.pos.startsWith('ppron');

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
 * Do -m and -em belong to a form rather than to the verb *być*? They are an ending of nouns and of adjectives as they were declined
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

/** May nie- stand before this reading (2.a)? */
const takesNie = (tag: Tag): boolean =>
  ((isAdjective(tag) || isAdverb(tag)) && !isCompared(tag)) ||
  isGerund(tag) ||
  isActiveParticiple(tag) ||
  isPassiveParticiple(tag);

/** What the forms after "po" end in. */
const AFTER_PO = /(?:[sc]|dz)ku$/;

/** Is the word the form after "po" of an adjective in -ski, -cki or -dzki? The lexicon may have it as a noun only (`brusku`). */
function afterPoReading(base: string, question: PolishQuestion): TaggedReading | boolean {
  const readings = question.readingsOf(base);
  const tagged = readings.find(({ tag }) => isAfterPo(tag));
  if (tagged) return tagged;
  if (!AFTER_PO.test(base)) return false;
  return readings.length === 0 || question.readingsOf(`${base.slice(0, -1)}i`).some(({ tag }) => isAdjective(tag));
}

/** nie- twice, before the forms after "po", or before anything else that does not take it (2.a). */
export const barredNie: WordDetector = (question) => {
  const { form } = question;
  const split = withoutNie(form);
  // `nieee` is *nie* drawn out.
  if (!split || !isWord(split.base, question) || (isDrawnOut(form) && !isDrawnOut(split.base))) return [];
  const readings = question.readingsOf(split.base);
  const afterPo = afterPoReading(split.base, question);
  if (afterPo) return [barred('nie-sku-excluded', split, afterPo === true ? undefined : afterPo)];
  const inner = withoutNie(split.base);
  // `nieniebieski` is in the lexicon; what is not, and has nie- before a nie- word whose rest is a word, has it twice.
  if (inner && isWord(inner.base, question)) return [barred('nie-double', split, readings[0])];
  const host = readings.some(
    ({ lemma, tag }) =>
      (takesNie(tag) &&
        !PRONOMINAL.has(withoutParticle(lemma)) &&
        (!isAdverb(tag) || sourceOfAdverb(split.base, question))) ||
      (NOUNS.has(tag.pos) && GERUND.test(lemma)),
  );
  if (host || isNegatedElsewhere(question) || isChanceNoun(question, readings)) return [];
  const refusing = readings.find(({ tag }) => isCompared(tag)) ?? likeliestHost(readings);
  const apart = refusing && isNegatedApart(refusing) ? { intended: `nie ${split.base}` } : {};
  return [finding('nie-closed', { ...detailOf(split, refusing), ...apart })];
};

/**
 * Is it a word that denies apart whatever it is: a verb, a pronoun, an adverb that no adjective has made? Who wrote nie- onto it meant two
 * words. Of degrees the spelling has changed, and a noun may be one that nie- makes.
 */
const isNegatedApart = ({ lemma, tag }: TaggedReading): boolean =>
  !isCompared(tag) && !NOUNS.has(tag.pos) && (!isAdjective(tag) || PRONOMINAL.has(withoutParticle(lemma)));

/** *ten* of *tenże*, *jaki* of *jakiż*. */
const withoutParticle = (pronoun: string): string => pronoun.replace(/że?$/, '');

/**
 * Is a noun left after nie- by chance: of a name (`Niemen`), of a word asked with the capital of one, or as a vocative only (`niechno`)?
 */
function isChanceNoun({ typed, form, spellings }: PolishQuestion, readings: readonly TaggedReading[]): boolean {
  if (!isOnlyNoun(readings)) return false;
  return (
    typed !== form ||
    spellings.some(({ spelling }) => spelling !== undefined) ||
    readings.every(({ tag }) => isVocative(tag) && !tag.values.has('nom'))
  );
}

/** Ending of a gerund, which a dictionary may have as a noun (`szkiełkowanie`). */
const GERUND = /[nc]ie$/;

/**
 * Has the spelling lexicon the whole word as the negation of an adjective, participle or gerund that the game lacks? `niebatonowi`
 * is of *batonowy*, though *batonowi* is the dative of *baton* too. What it takes for an adjective may be a comparative.
 */
function isNegatedElsewhere(question: PolishQuestion): boolean {
  return question.spellings.some(({ lemma, tag }) =>
    parseTags(tag).some((one) => {
      if (isNegated(one)) return true;
      const positive = withoutNie(lemma)?.base;
      return (
        positive !== undefined &&
        isAdjective(one) &&
        !isCompared(one) &&
        !PRONOMINAL.has(positive) &&
        !question.readingsOf(positive).some((reading) => isCompared(reading.tag))
      );
    }),
  );
}

/** Conjunctions, particles and personal pronouns: words that have no forms, so that an ending on them can only be a particle. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(['conj', 'comp', 'prep', 'qub', 'ppron12', 'ppron3']);

/** Words that -ż stands on as readily: `stądże`. */
const HOSTS_OF_ZE: ReadonlySet<string> = new Set([...FUNCTION_WORDS, 'adv', 'interj', 'siebie']);

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
