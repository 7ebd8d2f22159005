/** Why an entry or a form of one is allowed: by its class, a rule that built it, or its members (I.1.1, I.7.1, II.1.1). */
import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import { gendersOf, lemmaOf, split } from '../formation/split.ts';
import { isForeign, isInterjection, isNoun } from '../parts-of-speech.ts';
import { type ReadingDetector, reason, type WordDetector } from '../query.ts';

/** Interjection, whatever mark dictionaries print after it (I.1.1). */
export const interjection: ReadingDetector = (one) =>
  isInterjection(one) ? reason('I.1.1.interjection', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }) : null;

/** Suffixes of nouns from Greek, Latin and French. */
const FOREIGN_SUFFIX =
  /.{2}(?:ion|ismus|ität|itis|ose|age|enz|anz|ik|ment|eur|euse|thek|logie|grafie|graphie|atur|ement)$/;

/** Suffixes and members that are German though they look like the end of a foreign word. */
const GERMAN_SUFFIX = /(?:tum|in|ling|nis|ung|heit|keit|schaft)$/;

/** Noun that is marked as a foreign word, or looks like one: it is allowed like any other (I.1.1). */
export const foreignWord: ReadingDetector = (one) => {
  if (!isNoun(one) || one.form !== toGermanTiles(one.lemma) || GERMAN_SUFFIX.test(one.form)) return null;
  if (!isForeign(one) && !FOREIGN_SUFFIX.test(one.form)) return null;
  return reason('I.1.1.foreign', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false });
};

/** Dictionary form (I.1.1). */
export const dictionaryForm: ReadingDetector = ({ form, lemma, tag }, { typed }) =>
  form === toGermanTiles(lemma)
    ? reason('I.1.1', { kind: 'reading', lemma, tag: tag.text, ...(tag.text === '' ? { spelling: typed } : {}) })
    : null;

/** Inflected form (II.1.1). */
export const inflectedForm: ReadingDetector = ({ form, lemma, tag }) =>
  form === toGermanTiles(lemma) || tag.text === '' ? null : reason('II.1.1', { kind: 'reading', lemma, tag: tag.text });

/** The lexicon has the word. */
export const listed: WordDetector = ({ readings }) => {
  const [first] = readings;
  return [reason('listed', first ? { kind: 'reading', lemma: first.lemma, tag: first.tag.text } : { kind: 'word' })];
};

/** The rule that admits contractions: im is a contraction, in is not. */
const CONTRACTED: RuleName = 'I.7.1';

/** The rule by which a form in -en loses the e before its ending: geschrieb(e)nes. */
const WITHOUT_E: RuleName = 'II.5.2.b';
const LOST_E = /(?=n(?:(?:er)?e[mnrs]?|er)$)/;

/** The rule by which the lexicon has the form: the rule that built it, or that a curated row names. */
export const builtByRule: ReadingDetector = ({ rule, lemma, tag, note, curated, spelling }) => {
  if (rule === undefined || CATALOGUE[rule].effect === 'excludes') return null;
  const detail: Detail = {
    kind: 'entry',
    lemma,
    tag: tag.text,
    ...(note === undefined ? {} : { source: note }),
    ...(rule === CONTRACTED ? { spelling } : {}),
    ...(rule === WITHOUT_E ? { base: spelling.replace(LOST_E, 'e') } : {}),
  };
  return reason(rule, detail, { effect: 'admits', curated });
};

/** Rules on the derivation of a noun that exclude a compound: Achtziger is not made of acht and Ziger. */
const DERIVED = /^(?:I\.3\.j|II\.4\.7)/;

/** A compound noun: it has an entry of its own, and is inflected like its last member (I.7.1). */
export const compoundNoun: ReadingDetector = (reading, query) => {
  if (!isNoun(reading)) return null;
  const { readings } = query;
  if (readings.some(({ lemma, rule }) => lemma === reading.lemma && rule && DERIVED.test(rule))) return null;
  const lemma = toGermanTiles(reading.lemma);
  const found = split(query, lemma, 'sub', lemmaOf('sub'), { genders: gendersOf(reading) });
  if (!found) return null;
  const detail: Detail = { kind: 'parts', lemma: reading.lemma, tag: reading.tag.text, parts: found.parts };
  return reason(reading.form === lemma ? 'I.7.1' : 'I.7.1.inflect', detail);
};
