import type { Reason } from '../../verdict.ts';
import { reason } from '../catalogue.ts';
import { defectiveReading, missingForm } from '../defective.ts';
import type { Question, WordDetector } from '../question.ts';

function lacks(rule: Parameters<typeof reason>[0], lemma: string, missing: string): Reason[] {
  const evidence = { lemma, missing, list: 7 };
  return [reason(rule, evidence, { effect: 'excludes' }), reason('defective', evidence)];
}

/** A form that a defective verb lacks (3, list 7): its block first, then the rule that the list belongs to. */
export const missingFromDefective: WordDetector = ({ form }) => {
  const missing = missingForm(form);
  return missing ? lacks(missing.rule, missing.lemma, missing.category) : [];
};

/** Is every reading that the lexicon has of the word one that list 7 takes away? Then the list overrules the lexicon. */
export function onlyAsMissingForm({ readings }: Question): boolean {
  return readings.length > 0 && readings.every(({ lemma, tag }) => defectiveReading(lemma, tag)?.left === false);
}

/** The bar for a word that the lexicon has, but only as a form that the verb lacks. */
export const barredReading: WordDetector = ({ readings }) => {
  for (const { lemma, tag } of readings) {
    const found = defectiveReading(lemma, tag);
    if (found && !found.left) return lacks(found.rule, lemma, found.category);
  }
  return [];
};
