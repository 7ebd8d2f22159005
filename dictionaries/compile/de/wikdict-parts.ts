/**
 * `npx tsx dictionaries/compile/de/wikdict-parts.ts FILE.dict.dz …`: WikDict's dictionaries from German, as FreeDict's packages have them → which
 * words have an entry as an adjective or adverb of their own, and in how many languages it is translated: headwords/wikdict-de-parts.tsv.gz.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const FILE = join(import.meta.dirname, '../../headwords/wikdict-de-parts.tsv.gz');

/** The line that an entry begins with: the word, how it is spoken, the part of speech. */
const ENTRY = /^(\p{Ll}+) (?:\/.*\/ )?<([^<>]+)>$/u;

const PARTS: Readonly<Record<string, string>> = { adj: 'adj', adv: 'adv', Adverb: 'adv', pronominalAdverb: 'adv' };

/** A line `lemma part languages` for each entry, in code point order. */
export function partsOfEntries(dictionaries: readonly string[]): string {
  const languages = new Map<string, number>();
  for (const text of dictionaries) {
    const entries = new Set<string>();
    for (const line of text.split('\n')) {
      const [, word, name = ''] = ENTRY.exec(line) ?? [];
      const part = PARTS[name];
      if (word && part) entries.add(`${word}\t${part}`);
    }
    for (const entry of entries) languages.set(entry, (languages.get(entry) ?? 0) + 1);
  }
  const lines = [...languages].map(([entry, number]) => `${entry}\t${number}\n`).sort();
  return `lemma\tpart\tlanguages\n${lines.join('')}`;
}

if (process.argv[1] === import.meta.filename) {
  const texts = process.argv.slice(2).map((file) => gunzipSync(readFileSync(file)).toString('utf8'));
  writeFileSync(FILE, gzipSync(partsOfEntries(texts), { level: 9 }));
}
