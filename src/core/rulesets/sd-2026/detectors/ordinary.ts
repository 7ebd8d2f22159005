import { toGermanTiles } from '../../../words/to-tiles.ts';
import { isForeign, isInterjection, isNoun, isNumber } from '../parts-of-speech.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** Interjection, whatever mark dictionaries print after it (I.1.1). */
export const interjection: ReadingDetector = (one) =>
  isInterjection(one) ? reason('I.1.1.interjection', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }) : null;

/** Cardinal number: its ordinals count without an entry (II.4.7.a); siebene is one with a further -e. */
export const cardinal: ReadingDetector = (one) =>
  isNumber(one) && one.tag.positions.length === 1 && !/[^aeiou]e$/.test(one.form)
    ? reason('II.4.7.a', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** Suffixes of nouns from Greek, Latin and French. */
const FOREIGN_SUFFIX =
  /.{2}(?:ion|ismus|ität|itis|ose|age|enz|anz|ik|ment|eur|euse|thek|logie|grafie|graphie|atur|ement)$/;

/** Suffixes and members that are German though they look like the end of a foreign word. */
const GERMAN_SUFFIX = /(?:tum|in|ling|nis|ung|heit|keit|schaft)$/;

/** Noun that is marked as a foreign word, or shows as one: it counts as any other (I.1.1). */
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
