import {
  isAdjective,
  isAfterPo,
  isLocative,
  isNoun,
  isReflexiveOnly,
  isVerbal,
  isVocative,
} from '../../../morphology/pl/tag.ts';
import type { Detail } from '../../../rules/detail.ts';
import { finding } from '../finding.ts';
import { goesWithSię } from '../natural-classes.ts';
import type { ReadingDetector, WordDetector } from '../query.ts';

/** -sku, -cku, -dzku after "po" (1.c). */
export const afterPo: ReadingDetector = ({ lemma, tag }) =>
  isAfterPo(tag) ? finding('context-po-sku', { kind: 'reading', lemma, tag: tag.text }) : null;

/** The same for a form that the lexicon has without a reading, when it has the adjective: `niemodlińsku` of *niemodliński*. */
export const afterPoUnread: WordDetector = (query) => {
  const { form, readings } = query;
  if (readings.length > 0 || !AFTER_PO.test(form)) return [];
  const lemma = `${form.slice(0, -1)}i`;
  return query.readingsOf(lemma).some(({ tag }) => isAdjective(tag))
    ? [finding('context-po-sku', { kind: 'reading', lemma })]
    : [];
};

const AFTER_PO = /(?:[sc]|dz)ku$/;

/** Locative of a noun (1.a). It decides if the form is no other case. */
export const locative: ReadingDetector = ({ lemma, tag }, query) => {
  if (!isNoun(tag) || !isLocative(tag)) return null;
  const onlyLocative = query.readings.every((other) => isLocative(other.tag) || isVocative(other.tag));
  return finding('context-locative', { kind: 'reading', lemma, tag: tag.text }, { decides: onlyLocative });
};

/** Form of a verb that is used with *się* only (1.b); not if another reading of the verb is used without it. */
export const reflexive: ReadingDetector = ({ lemma, tag }, { readings }) => {
  if (!isVerbal(tag)) return null;
  const detail: Detail = { kind: 'attached', lemma, tag: tag.text, particle: 'się' };
  if (goesWithSię(lemma)) return finding('context-sie', detail, { curated: true });
  if (!isReflexiveOnly(tag)) return null;
  const alsoWithout = readings.some(
    (other) => other.lemma === lemma && isVerbal(other.tag) && !isReflexiveOnly(other.tag),
  );
  return alsoWithout ? null : finding('context-sie', detail);
};
