import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TileLanguage } from '../../../src/words/tiles.ts';

/**
 * How often forms are met among a thousand million words, from the list of the language. The list has each form in lower case with the
 * logarithm of its share in all words, in hundredths below 1.
 *
 * @param lookedUp the form as the lexicon looks it up; forms that are looked up alike are one.
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
