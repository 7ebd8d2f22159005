import {
  isActiveParticiple,
  isAdjective,
  isMasculinePersonalOnly,
  isPassiveParticiple,
  isPlural,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import { nominativeOf } from '../base-of-verbal.ts';
import { finding } from '../finding.ts';
import { isSaidOfThings, naturalSex } from '../natural-classes.ts';
import type { PolishQuestion, ReadingDetector, TaggedReading } from '../question.ts';

const isAdjectival = (tag: Tag): boolean => isAdjective(tag) || isActiveParticiple(tag) || isPassiveParticiple(tag);

/** The adjective that the form is of: of a participle its own nominative (`murowani`: murowany). */
function adjectiveOf(reading: TaggedReading, question: PolishQuestion): string {
  if (isAdjective(reading.tag)) return reading.lemma;
  const isNominative = (tag: Tag): boolean =>
    tag.pos === reading.tag.pos && ['sg', 'nom', 'm1'].every((value) => tag.values.has(value));
  return nominativeOf(reading, question, isNominative);
}

/**
 * Masculine-personal plural of an adjective or participle (4.d): every one has it, whether said of people or not. It decides for those
 * that are said of things, where the form is nothing else.
 */
export const masculinePersonal: ReadingDetector = (reading, question) => {
  const { lemma, tag } = reading;
  const { readings } = question;
  if (!isAdjectival(tag) || !isMasculinePersonalOnly(tag)) return null;
  const things = isSaidOfThings(lemma, tag.pos);
  const decides = things && readings.every((other) => isAdjectival(other.tag) && isMasculinePersonalOnly(other.tag));
  const adjective = adjectiveOf(reading, question);
  return finding(
    'potential-masc-personal',
    { kind: 'reading', lemma: adjective, tag: tag.text },
    { decides, curated: decides },
  );
};

/** May the form be said of that sex? In the plural men have a gender of their own, and women share theirs with all else. */
function goesWith(sex: 'f' | 'm', tag: Tag): boolean {
  if (isPlural(tag)) return sex === 'm' ? tag.values.has('m1') : !isMasculinePersonalOnly(tag);
  return sex === 'f' ? tag.values.has('f') : ['m1', 'm2', 'm3'].some((gender) => tag.values.has(gender));
}

/**
 * Adjective or participle in a gender that its meaning does not go with (4.e), if the form is of no other gender: `żonata`, `zamężny`,
 * `źrebiący`.
 */
export const gender: ReadingDetector = (reading, question) => {
  const { lemma, tag } = reading;
  const { readings } = question;
  if (!isAdjectival(tag)) return null;
  const sex = naturalSex(lemma, tag.pos);
  if (!sex) return null;
  const isNatural = goesWith(sex, tag) || readings.some((other) => other.lemma === lemma && goesWith(sex, other.tag));
  // Both of a couple are `żonaci`: told besides.
  if (isNatural && !isMasculinePersonalOnly(tag)) return null;
  const adjective = adjectiveOf(reading, question);
  return finding(
    'potential-gender',
    { kind: 'reading', lemma: adjective, tag: tag.text },
    { decides: !isNatural, curated: true },
  );
};
