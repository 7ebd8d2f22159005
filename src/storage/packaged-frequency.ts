import { Frequency } from '../lexicon/frequency.ts';
import type { TileLanguage } from '../words/tiles.ts';
import { packagedFile } from './packaged-file.ts';

/**
 * Reads from the installed package how common the words of a language are.
 * @returns nothing where it cannot be read: verdicts are the same, only what is said first may be about a rare word.
 */
export async function readFrequency(language: TileLanguage): Promise<Frequency | undefined> {
  try {
    const file = await packagedFile(`lexicons/${language}.frequency`);
    return new Frequency(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
