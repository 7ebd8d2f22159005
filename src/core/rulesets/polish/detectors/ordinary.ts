import { isAdverb, isCompared, isInflecting } from '../../../morphology/pl/tag.ts';
import { finding } from '../finding.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';

/** A form of an inflecting word, or an adverb in a higher degree: `bardziej` (intro). */
export const inflectedForm: ReadingDetector = ({ lemma, tag }) =>
  isInflecting(tag) || (isAdverb(tag) && isCompared(tag))
    ? finding('inflected-forms', { kind: 'reading', lemma, tag: tag.text })
    : null;

/** A common word in its dictionary form (intro). */
export const dictionaryForm: ReadingDetector = ({ form, lemma, tag }) =>
  form === lemma ? finding('common-words', { kind: 'reading', lemma, tag: tag.text }) : null;

/** A common word, whatever its form: the general ground of every play, and all that is known of a word without a reading (`juhu`). */
export const commonWord: WordDetector = ({ form, readings }) => [
  finding('common-words', { kind: 'reading', lemma: readings[0]?.lemma ?? form }, { decides: readings.length === 0 }),
];

/** The lexicon has the word. */
export const listed: WordDetector = ({ form, game, readings }) => {
  if (!game.has(form)) return [];
  const [first] = readings;
  return [finding('listed', first ? { kind: 'reading', lemma: first.lemma, tag: first.tag.text } : { kind: 'word' })];
};

/**
 * A form whose lemma is playable and whose paradigm is attested may not be missing from the official list (5): if it were,
 * the referee would decide. Told of inflecting words that need no other rule.
 */
export const missingWouldBeAnError: WordDetector = ({ readings, game }) => {
  const regular = readings.find(
    ({ lemma, tag, origin }) => origin === 'attested' && isInflecting(tag) && game.has(lemma),
  );
  return regular
    ? [
        finding(
          'osps-obvious-error',
          { kind: 'reading', lemma: regular.lemma, tag: regular.tag.text },
          { decides: false },
        ),
      ]
    : [];
};
