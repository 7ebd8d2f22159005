import type { Reading } from '../../lexicon/lexicon.ts';
import type { Attestation, Grade } from '../../rules/verdict.ts';

/**
 * How sure it is that the referee's dictionary has a word, which the document leaves open. SCOWL says of its size 70 that dictionaries
 * have its words, of size 80 that word games allow them though they are rare. A rare word that WordNet explains is in dictionaries, too.
 */
const GRADES: ReadonlyArray<readonly [sources: readonly string[], grade: Grade]> = [
  [['SCOWL 70'], 'strong'],
  [['SCOWL 80', 'WordNet'], 'strong'],
  [['SCOWL 80'], 'fair'],
];

/** The best evidence there is under any reading; null when no source is named. */
export function attestationFor(readings: readonly Reading[]): Attestation | null {
  const sources = [...new Set(readings.flatMap(({ attestedBy }) => attestedBy ?? []))];
  if (sources.length === 0) return null;
  const grade = GRADES.find(([needed]) => needed.every((source) => sources.includes(source)))?.[1];
  return { sources, grade: grade ?? 'weak' };
}
