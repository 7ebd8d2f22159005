import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TileLanguage } from '../../../src/core/words/tiles.ts';

/**
 * Reads occurrences of forms in 10⁹ words from the language's list, which has each form in lower case with the logarithm of its share in
 * all words, in hundredths below 1.
 * @param lookedUp returns the key of a form; forms with one key are one
 */
export function readFrequencies(language: TileLanguage, lookedUp: (form: string) => string): Map<string, number> {
  const file = join(import.meta.dirname, `../../frequency/${language}.tsv.gz`);
  const frequencies = new Map<string, number>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [form, below] = line.split('\t');
    if (!form || below === undefined) continue;
    const key = lookedUp(form);
    frequencies.set(key, (frequencies.get(key) ?? 0) + 10 ** (9 - Number(below) / 100));
  }
  return frequencies;
}
