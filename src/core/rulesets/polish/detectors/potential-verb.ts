import {
  isConditional,
  isFirstOrSecondPerson,
  isImperative,
  isImpersonalPast,
  isInfinitive,
  isPast,
  isPresentOrFuture,
} from '../../../morphology/pl/tag.ts';
import { finding } from '../finding.ts';
import { isHardlyImperative, isHardlyImpersonal, isNotSaidOfPeople } from '../natural-classes.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';

/** First or second person (4.g): it decides for verbs that are not said of people, and is only told of the others. */
export const person: ReadingDetector = ({ lemma, tag }) => {
  if (!(isPresentOrFuture(tag) || isPast(tag) || isConditional(tag)) || !isFirstOrSecondPerson(tag)) return null;
  const impersonal = isNotSaidOfPeople(lemma);
  return finding(
    'potential-person-12',
    { kind: 'reading', lemma, tag: tag.text },
    { decides: impersonal, curated: impersonal },
  );
};

/**
 * Imperative (4.h): every verb that is not defective has one, `muś` of *musieć* included. It decides for verbs that hardly have a use
 * for it, where the form is nothing else.
 */
export const imperative: ReadingDetector = ({ lemma, tag }, { readings }) => {
  if (!isImperative(tag)) return null;
  const decides = isHardlyImperative(lemma) && readings.every((other) => isImperative(other.tag));
  return finding('potential-imperative', { kind: 'reading', lemma, tag: tag.text }, { decides, curated: decides });
};

/** Impersonal past (4.h): `siąpiono`, `byto`; it decides for verbs that hardly have a use for it. */
export const impersonalPast: ReadingDetector = ({ lemma, tag }) => {
  if (!isImpersonalPast(tag)) return null;
  const decides = isHardlyImpersonal(lemma);
  return finding('potential-impersonal', { kind: 'reading', lemma, tag: tag.text }, { decides, curated: decides });
};

/** Infinitive endings that an impersonal past in -no or -to may go with: siąp-iono, widzi-ano, by-to. */
const INFINITIVES: ReadonlyArray<readonly [impersonal: string, infinitives: readonly string[]]> = [
  ['ano', ['ać', 'eć', 'ieć']],
  ['iono', ['ić', 'ieć']],
  ['ono', ['yć', 'ić', 'eć']],
  ['ięto', ['ąć', 'nąć']],
  ['to', ['ć']],
];

/** Stem vowels of the verbs with an impersonal past in -to; after -a- it is the ending of an adverb (`cwaniakowato`). */
const STEM_OF_TO = /[iyu]$/;

/**
 * Impersonal past that the lexicon has without an attested reading: found by its infinitive (`byto` → być). An inferred reading
 * may have taken it for a noun.
 */
export const impersonalOfInfinitive: WordDetector = (question) => {
  const { form, readings } = question;
  if (readings.some(({ origin }) => origin === 'attested')) return [];
  for (const [impersonal, infinitives] of INFINITIVES) {
    if (!form.endsWith(impersonal)) continue;
    if (impersonal === 'to' && !STEM_OF_TO.test(form.slice(0, -2))) continue;
    for (const ending of infinitives) {
      const lemma = form.slice(0, -impersonal.length) + ending;
      const reading = question.readingsOf(lemma).find(({ tag }) => isInfinitive(tag));
      if (reading) return [finding('potential-impersonal', { kind: 'reading', lemma, tag: reading.tag.text })];
    }
  }
  return [];
};
