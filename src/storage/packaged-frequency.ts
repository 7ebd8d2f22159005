import { browser } from '../browser.ts';
import { Frequency } from '../lexicon/frequency.ts';
import type { TileLanguage } from '../words/tiles.ts';

/**
 * Reads from the installed package how common the words of a language are.
 * @returns nothing where it cannot be read: verdicts are the same, only what is said first may be about a rare word.
 */
export async function readFrequency(language: TileLanguage): Promise<Frequency | undefined> {
  try {
    const response = await fetch(browser.runtime.getURL(`lexicons/${language}.frequency`));
    return response.ok ? new Frequency(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
