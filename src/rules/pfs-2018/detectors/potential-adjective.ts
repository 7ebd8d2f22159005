import {
  isActiveParticiple,
  isAdjective,
  isMasculinePersonalOnly,
  isPassiveParticiple,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import { reason } from '../catalogue.ts';
import { naturalSex } from '../natural-classes.ts';
import type { ReadingDetector } from '../question.ts';

const isAdjectival = (tag: Tag): boolean => isAdjective(tag) || isActiveParticiple(tag) || isPassiveParticiple(tag);

/** Masculine-personal plural of an adjective or participle (4.d): every one has it, whether said of people or not. */
export const masculinePersonal: ReadingDetector = ({ lemma, tag }) =>
  isAdjectival(tag) && isMasculinePersonalOnly(tag)
    ? reason('potential-masc-personal', { lemma, tag: tag.text }, { decides: false })
    : null;

/** Adjective or participle in a gender that its meaning does not go with (4.e): `żonata`, `zamężny`, `źrebiący`. */
export const gender: ReadingDetector = ({ lemma, tag }) => {
  if (!isAdjectival(tag)) return null;
  const sex = naturalSex(lemma, tag.pos);
  if (!sex) return null;
  const natural = tag.values.has('sg') && (sex === 'f' ? tag.values.has('f') : tag.values.has('m1'));
  return natural ? null : reason('potential-gender', { lemma, tag: tag.text }, { curated: true });
};
