import type { VerbCategory } from '../../../morphology/pl/conjugation.ts';
import type { Detail } from '../../../rules/detail.ts';
import { defectiveReading, missingForm } from '../defective.ts';
import { finding } from '../finding.ts';
import { type DefectiveRule, LIST_7 } from '../lists.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';

/** A form that list 7 leaves to a defective verb. What 2.e builds from a past that it leaves is told by that rule. */
export const leftToDefective: ReadingDetector = ({ lemma, tag }) => {
  const found = defectiveReading(lemma, tag);
  if (!found?.left || !found.restricted || isBuiltOnPast(found)) return null;
  const detail: Detail = { kind: 'defective', lemma, tag: tag.text, list: 7 };
  return finding(found.rule, detail, { effect: 'admits' });
};

const isBuiltOnPast = ({ rule, category }: { rule: DefectiveRule; category: VerbCategory }): boolean =>
  rule === 'defective-zwyknac' && category === 'cond';

/** The dictionary form of a defective verb, which list 7 leaves to all of them; the lexicon may have it without a reading. */
export const defectiveLemma: WordDetector = ({ form }) => {
  const rule = LIST_7.get(form);
  return rule ? [finding(rule, { kind: 'defective', lemma: form, list: 7 }, { effect: 'admits' })] : [];
};

/** The perfective powodzić has every form. */
export const perfectivePowodzić: ReadingDetector = ({ lemma, tag }) =>
  lemma === 'powodzić' && defectiveReading(lemma, tag)?.left
    ? finding('defective-powodzic', { kind: 'defective', lemma, tag: tag.text, list: 7 })
    : null;

/** Told of a word that another lemma keeps legal: as a form of the defective verb it would be barred (`zadniej`). */
export const barredAsDefective: WordDetector = ({ form, readings }) => {
  const missing = missingForm(form);
  const kept = readings.find(({ lemma }) => lemma !== missing?.lemma);
  if (!missing || !kept) return [];
  const detail: Detail = {
    kind: 'defective',
    lemma: missing.lemma,
    missing: missing.category,
    list: 7,
    other: kept.lemma,
  };
  return [finding(missing.rule, detail, { effect: 'excludes', decides: false })];
};
