import type { Finding } from '../../../rules/catalogue.ts';
import type { Detail } from '../../../rules/detail.ts';
import type { PolishRule } from '../catalogue.ts';
import { defectiveReading, isGuessedOnMissing, mayBeDefective, missingForm } from '../defective.ts';
import { finding } from '../finding.ts';
import type { PolishQuestion, WordDetector } from '../question.ts';

function lacks(rule: PolishRule, lemma: string, missing: string): Finding[] {
  const detail: Detail = { kind: 'defective', lemma, missing, list: 7 };
  return [finding(rule, detail, { effect: 'excludes' }), finding('defective', detail)];
}

/** A form that a defective verb lacks (3, list 7): its block first, then the rule that the list belongs to. */
export const missingFromDefective: WordDetector = ({ form }) => {
  const missing = missingForm(form);
  return missing ? lacks(missing.rule, missing.lemma, missing.category) : [];
};

/**
 * Has the lexicon the word only as a form that list 7 takes away? By its readings, or, where it has none, because the form is
 * one that the verb lacks. Then the list overrules the lexicon; a reading under any other lemma keeps the word.
 */
export function onlyAsMissingForm(question: PolishQuestion): boolean {
  const { form } = question;
  const missing = missingForm(form);
  if (!missing && !mayBeDefective(form)) return false;
  const { readings } = question;
  return (
    readings.every((reading) => {
      const found = defectiveReading(reading.lemma, reading.tag);
      return found ? !found.left : reading.lemma === missing?.lemma || isGuessedOnMissing(reading);
    }) &&
    (readings.length > 0 || missing !== undefined)
  );
}

/** The bar for a word that the lexicon has, but only as a form that the verb lacks. */
export const barredReading: WordDetector = (question) => {
  for (const { lemma, tag } of question.readings) {
    const found = defectiveReading(lemma, tag);
    if (found && !found.left) return lacks(found.rule, lemma, found.category);
  }
  return missingFromDefective(question);
};
