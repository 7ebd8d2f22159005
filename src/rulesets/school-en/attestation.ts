import type { Reading } from '../../lexicon/lexicon.ts';
import type { Attestation } from '../../rules/verdict.ts';

/**
 * Sources of words that any referee's dictionary is likely to have. SCOWL says of its size 70 that dictionaries have its words, of size 80 that
 * word games allow them though they are rare. A rare word that WordNet explains is in dictionaries, too.
 */
const OF_DICTIONARIES: ReadonlyArray<readonly string[]> = [['SCOWL 70'], ['SCOWL 80', 'WordNet']];

/** Nobody has measured what of it are words: it has many a name in lower case, and misspellings. */
const LARGEST = 'SCOWL 95';

/** Is a word known from nothing but the largest list: hagrid, scedule? */
export const isOnlyOfLargest = ({ attestedBy }: Reading): boolean =>
  attestedBy?.length === 1 && attestedBy[0] === LARGEST;

const sourcesOf = (readings: readonly Reading[]): string[] => [
  ...new Set(readings.flatMap(({ attestedBy }) => attestedBy ?? [])),
];

/** Is the word one that any dictionary has, under one of its readings? */
export function isInDictionaries(readings: readonly Reading[]): boolean {
  const sources = sourcesOf(readings);
  return OF_DICTIONARIES.some((needed) => needed.every((source) => sources.includes(source)));
}

/** The sources that have the word under any reading; null when none is named. Nobody has measured what share of such words is in a dictionary. */
export function attestationFor(readings: readonly Reading[]): Attestation | null {
  const sources = sourcesOf(readings);
  return sources.length > 0 ? { sources } : null;
}
