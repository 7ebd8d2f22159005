import { spelledAcronym } from '../../../morphology/pl/letter-names.ts';
import { upperCase } from '../../../words/normalise.ts';
import { finding } from '../finding.ts';
import { shortenedFrom } from '../natural-classes.ts';
import type { ReadingDetector } from '../question.ts';

/** A word read as it is written, though it arose from an abbreviation or a clipping (excl.2): cekaem, bus. */
export const readAsWritten: ReadingDetector = ({ lemma }) => {
  const acronym = spelledAcronym(lemma);
  if (acronym) return finding('abbreviation-not', { kind: 'entry', lemma, source: upperCase(acronym) });
  const source = shortenedFrom(lemma);
  return source ? finding('abbreviation-not', { kind: 'entry', lemma, source }, { curated: true }) : null;
};
