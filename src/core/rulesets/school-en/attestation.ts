import type { Reading } from '../../lexicon/lexicon.ts';
import type { Attestation } from '../../rules/verdict.ts';

/** Nobody has measured what of it are words: it has many a name in lower case, and misspellings. */
const LARGEST = 'SCOWL 95';

/** Is a word known from nothing but the largest list: hagrid, scedule? */
export const isOnlyOfLargest = ({ attestedBy }: Reading): boolean =>
  attestedBy?.length === 1 && attestedBy[0] === LARGEST;

const sourcesOf = (readings: readonly Reading[]): string[] => [
  ...new Set(readings.flatMap(({ attestedBy }) => attestedBy ?? [])),
];

/** The sources that have the word under any reading; null when none is named. Nobody has measured what share of such words is in a dictionary. */
export function attestationFor(readings: readonly Reading[]): Attestation | null {
  const sources = sourcesOf(readings);
  return sources.length > 0 ? { sources } : null;
}
