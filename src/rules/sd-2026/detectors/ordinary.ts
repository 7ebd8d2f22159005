import { lay } from '../../../words/lay.ts';
import { reason } from '../catalogue.ts';
import { isInterjection, isNumber } from '../parts-of-speech.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';

/** Interjection, whatever mark dictionaries print after it (I.1.1). */
export const interjection: ReadingDetector = (one) =>
  isInterjection(one) ? reason('I.1.1.interjection', { lemma: one.lemma, tag: one.tag.text }) : null;

/** Cardinal number: its ordinals count without an entry (II.4.7.a). */
export const cardinal: ReadingDetector = (one) =>
  isNumber(one) && one.tag.positions.length === 1
    ? reason('II.4.7.a', { lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;

/** Noun that is marked as a foreign word (I.1.1). */
export const foreignWord: ReadingDetector = ({ form, lemma, tag }) =>
  tag.positions.includes('foreign') && form === lay(lemma) ? reason('I.1.1.foreign', { lemma, tag: tag.text }) : null;

/** Dictionary form (I.1.1). */
export const dictionaryForm: ReadingDetector = ({ form, lemma, tag }) =>
  form === lay(lemma) ? reason('I.1.1', { lemma, tag: tag.text }) : null;

/** Inflected form (II.1.1). */
export const inflectedForm: ReadingDetector = ({ form, lemma, tag }) =>
  form === lay(lemma) || tag.text === '' ? null : reason('II.1.1', { lemma, tag: tag.text });

/** The lexicon has the word. */
export const listed: WordDetector = ({ readings }) => {
  const [first] = readings;
  return [reason('listed', first ? { lemma: first.lemma, tag: first.tag.text } : {})];
};
