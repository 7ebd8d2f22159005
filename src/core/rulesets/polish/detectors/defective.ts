import type { VerbCategory } from '../../../morphology/pl/conjugation.ts';
import type { Finding } from '../../../rules/catalogue.ts';
import type { Detail } from '../../../rules/detail.ts';
import type { PolishRule } from '../catalogue.ts';
import { defectiveReading, isGuessedOnMissing, mayBeDefective, missingForm } from '../defective.ts';
import { finding } from '../finding.ts';
import { type DefectiveRule, LIST_7 } from '../lists.ts';
import type { PolishQuery, ReadingDetector, WordDetector } from '../query.ts';

/** A form that list 7 allows to a defective verb. Forms that 2.e builds from such a past are found by that rule. */
export const leftToDefective: ReadingDetector = ({ lemma, tag }) => {
  const found = defectiveReading(lemma, tag);
  if (!found?.left || !found.restricted || isBuiltOnPast(found)) return null;
  const detail: Detail = { kind: 'defective', lemma, tag: tag.text, list: 7 };
  return finding(found.rule, detail, { effect: 'admits' });
};

const isBuiltOnPast = ({ rule, category }: { rule: DefectiveRule; category: VerbCategory }): boolean =>
  rule === 'defective-zwyknac' && category === 'cond';

/** The dictionary form of a defective verb, which list 7 allows to all of them; the lexicon may have it without a reading. */
export const defectiveLemma: WordDetector = ({ form }) => {
  const rule = LIST_7.get(form);
  return rule ? [finding(rule, { kind: 'defective', lemma: form, list: 7 }, { effect: 'admits' })] : [];
};

/** The perfective powodzić has every form. */
export const perfectivePowodzić: ReadingDetector = ({ lemma, tag }) =>
  lemma === 'powodzić' && defectiveReading(lemma, tag)?.left
    ? finding('defective-powodzic', { kind: 'defective', lemma, tag: tag.text, list: 7 })
    : null;

/** Notes that a word which another lemma makes legal would be barred as a form of the defective verb (`zadniej`). */
export const barredAsDefective: WordDetector = ({ form, readings }) => {
  const missing = missingForm(form);
  const other = readings.find(({ lemma }) => lemma !== missing?.lemma);
  if (!missing || !other) return [];
  const detail: Detail = {
    kind: 'defective',
    lemma: missing.lemma,
    missing: missing.category,
    list: 7,
    other: other.lemma,
  };
  return [finding(missing.rule, detail, { effect: 'excludes', decides: false })];
};

function lacks(rule: PolishRule, lemma: string, missing: string): Finding[] {
  const detail: Detail = { kind: 'defective', lemma, missing, list: 7 };
  return [finding(rule, detail, { effect: 'excludes' }), finding('defective', detail)];
}

/** A form that a defective verb lacks (3, list 7): its block first, then the rule of the list. */
export const missingFromDefective: WordDetector = ({ form }) => {
  const missing = missingForm(form);
  return missing ? lacks(missing.rule, missing.lemma, missing.category) : [];
};

/**
 * Returns true when the game lexicon has the word only as a form that list 7 bars, by its readings. A word without readings has to be a
 * form that the verb lacks. The list then overrules the lexicon; a reading under any other lemma leaves the word legal.
 */
export function onlyAsMissingForm(query: PolishQuery): boolean {
  const { form } = query;
  const missing = missingForm(form);
  if (!missing && !mayBeDefective(form)) return false;
  const { readings } = query;
  return (
    readings.every((reading) => {
      const found = defectiveReading(reading.lemma, reading.tag);
      return found ? !found.left : reading.lemma === missing?.lemma || isGuessedOnMissing(reading);
    }) &&
    (readings.length > 0 || missing !== undefined)
  );
}

/** The bar for a word that the lexicon has, but only as a form that the verb lacks. */
export const barredReading: WordDetector = (query) => {
  for (const { lemma, tag } of query.readings) {
    const found = defectiveReading(lemma, tag);
    if (found && !found.left) return lacks(found.rule, lemma, found.category);
  }
  return missingFromDefective(query);
};
