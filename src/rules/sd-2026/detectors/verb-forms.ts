/** Why a form of a verb may be played, by what its tag says. */
import { lay } from '../../../words/lay.ts';
import { reason } from '../catalogue.ts';
import { ENGLISH_PARTICIPLES, IMPERSONAL, MOSTLY_INFINITIVE } from '../lists.ts';
import {
  isBare,
  isDeclined,
  isEnglish,
  isFiniteForm,
  isFromSilentE,
  isGenitive,
  isParticiple,
  isParticiple2,
  isSingularInE,
  isTransitive,
  isVerb,
  isZuInfinitive,
  isZuParticiple,
} from '../parts-of-speech.ts';
import type { ReadingDetector } from '../question.ts';

/** Detached part of a separable verb (I.7.3). */
export const detached: ReadingDetector = (one) =>
  isVerb(one) && isBare(one) ? reason('I.7.3', { lemma: one.lemma, tag: one.tag.text }) : null;

/** Genitive of the nominalised infinitive (II.2.8). */
export const nominalised: ReadingDetector = (one) =>
  isVerb(one) && isGenitive(one) ? reason('II.2.8', { lemma: one.lemma, tag: one.tag.text }) : null;

/** Infinitive with zu, and the participle made of it (II.2.4). */
export const withZu: ReadingDetector = (one) => {
  const evidence = { lemma: one.lemma, tag: one.tag.text };
  if (isZuInfinitive(one)) return reason('II.2.4', evidence);
  return isZuParticiple(one) ? reason('II.2.4.gerundive', evidence) : null;
};

/** Declined or compared participle (II.2.3). */
export const participle: ReadingDetector = (one) => {
  if (!isParticiple(one) || one.tag.positions.length < 3) return null;
  const evidence = { lemma: one.lemma, tag: one.tag.text };
  const declined = isParticiple2(one) && isDeclined(one) && isTransitive(one);
  return isDeclined(one) ? reason(declined ? 'II.2.3.a' : 'II.2.3', evidence) : null;
};

/** First or third person of the singular, or imperative, without its -e (II.5.1). */
export const withoutFinalE: ReadingDetector = (one, question) => {
  if (!isFiniteForm(one) || one.rule?.startsWith('II.5') || /[eivt]$/.test(one.form)) return null;
  const base = `${one.form}e`;
  const whole = question.readingsOf(base).find((other) => other.lemma === one.lemma && isSingularInE(other));
  if (!whole) return null;
  return reason(/[^aeiouäöü]?e[lr]n$/.test(one.lemma) ? 'II.5.1.f' : 'II.5.1', {
    base,
    lemma: one.lemma,
    tag: one.tag.text,
  });
};

/** German participle of an English verb (II.6.2). */
export const englishParticiple: ReadingDetector = (one) => {
  if (!isParticiple2(one)) return null;
  const evidence = { lemma: one.lemma, tag: one.tag.text };
  const printed = ENGLISH_PARTICIPLES.get(one.lemma);
  if (printed) return reason(printed, evidence);
  if (!isEnglish(one)) return null;
  return reason(isFromSilentE(one) ? 'II.6.2.a' : 'II.6.2.b', evidence);
};

/** Compound of an impersonal verb, which may have a personal use (II.2.7). */
export const ofImpersonal: ReadingDetector = (one) => {
  if (!isVerb(one)) return null;
  const simplex = IMPERSONAL.find((verb) => one.lemma.endsWith(verb) && one.lemma.length > verb.length);
  return simplex ? reason('II.2.7', { lemma: one.lemma, tag: one.tag.text, base: lay(simplex) }) : null;
};

/** Verb that entries call usual in the infinitive only: it has its other forms all the same (II.1.2). */
export const mostlyInfinitive: ReadingDetector = (one) =>
  isVerb(one) && MOSTLY_INFINITIVE.has(one.lemma)
    ? reason('II.1.2', { lemma: one.lemma, tag: one.tag.text }, { curated: true })
    : null;

/** Form of the conjugation (II.2.1). */
export const conjugated: ReadingDetector = (one) =>
  isFiniteForm(one) ? reason('II.2.1', { lemma: one.lemma, tag: one.tag.text }) : null;

/** The whole form of a verb that never drops its -e is told as such (II.5.1.c). */
export const keepsE: ReadingDetector = (one) =>
  isSingularInE(one) && /(?:j|kni)en$/.test(one.lemma)
    ? reason('II.5.1.c', { lemma: one.lemma, other: one.form.slice(0, -1) }, { decides: false })
    : null;
