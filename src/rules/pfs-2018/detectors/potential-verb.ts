import {
  isConditional,
  isFirstOrSecondPerson,
  isImperative,
  isImpersonalPast,
  isPast,
  isPresentOrFuture,
} from '../../../morphology/pl/tag.ts';
import { reason } from '../catalogue.ts';
import { isNotSaidOfPeople } from '../natural-classes.ts';
import type { ReadingDetector } from '../question.ts';

/** First or second person (4.g): it decides for verbs that are not said of people, and is only told of the others. */
export const person: ReadingDetector = ({ lemma, tag }) => {
  if (!(isPresentOrFuture(tag) || isPast(tag) || isConditional(tag)) || !isFirstOrSecondPerson(tag)) return null;
  const impersonal = isNotSaidOfPeople(lemma);
  return reason('potential-person-12', { lemma, tag: tag.text }, { decides: impersonal, curated: impersonal });
};

/** Imperative (4.h): every verb that is not defective has one, `muś` of *musieć* included. */
export const imperative: ReadingDetector = ({ lemma, tag }) =>
  isImperative(tag) ? reason('potential-imperative', { lemma, tag: tag.text }, { decides: false }) : null;

/** Impersonal past (4.h): `siąpiono`, `byto`. */
export const impersonalPast: ReadingDetector = ({ lemma, tag }) =>
  isImpersonalPast(tag) ? reason('potential-impersonal', { lemma, tag: tag.text }, { decides: false }) : null;
