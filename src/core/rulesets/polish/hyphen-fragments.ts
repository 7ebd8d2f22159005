import LISTED from '../../../../dictionaries/packed/tables/7slow-pieces.json' with { type: 'json' };
import type { Reading } from '../../lexicon/lexicon.ts';

/**
 * What word lists have only because they break words at hyphens and apostrophes: parts of *AK-owski*, *ping-pongowy*, *misz-maszem*,
 * *FAT-em*. Lemmas, as the compiler inferred them, and forms of which it inferred none. A test finds those that are missing.
 */
const PIECES: ReadonlySet<string> = new Set(LISTED.split(' '));

/** Is the form known as a piece of words with a hyphen or apostrophe only? @param readings as a common word. */
export function isPiece(form: string, readings: readonly Reading[]): boolean {
  if (readings.length === 0) return PIECES.has(form);
  return readings.every(({ lemma, origin }) => origin === 'inferred' && PIECES.has(lemma));
}
