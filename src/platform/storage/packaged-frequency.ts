import { Frequency } from '../../core/lexicon/frequency.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import { packagedFile } from './packaged-file.ts';

/**
 * Reads the word frequencies of a language from the package.
 * @returns undefined if they cannot be read: verdicts are the same, and readings keep the lexicon's order
 */
export async function readFrequency(language: TileLanguage): Promise<Frequency | undefined> {
  try {
    const file = await packagedFile(`lexicons/${language}.frequency`);
    return new Frequency(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
