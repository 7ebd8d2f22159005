/**
 * `npx tsx dictionaries/compile/wikdict-parts.ts de|pl FILE.dict.dz …` reads WikDict's dictionaries from a language, as in FreeDict's
 * packages, and writes headwords/wikdict-*-parts.tsv.gz: words with the part of speech of their entry and the number of languages that
 * translate it. The German file has adjectives and adverbs; the Polish one has indeclinable words and pronouns.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** First line of an entry: the word, its pronunciation, the part of speech. */
const ENTRY = /^(\p{Ll}+) (?:\/.*\/ )?<([^<>]+)>$/u;

/** An infinitive; WikDict's other verbs are predicatives (*można*). */
const POLISH_INFINITIVE = /[ćc]$/;

/** Returns our name of an entry's part of speech; undefined if it is not wanted. */
type PartOf = (name: string, word: string) => string | undefined;

const GERMAN: Readonly<Record<string, string>> = { adj: 'adj', adv: 'adv', Adverb: 'adv', pronominalAdverb: 'adv' };

const POLISH: Readonly<Record<string, string>> = {
  adv: 'adv',
  conjunction: 'conj',
  interjection: 'interj',
  particle: 'qub',
  preposition: 'prep',
  modal: 'pred',
  pronoun: 'pron',
  indefinitePronoun: 'pron',
  interrogativePronoun: 'pron',
  personalPronoun: 'pron',
};

export const PARTS: Readonly<Record<'de' | 'pl', PartOf>> = {
  de: (name) => GERMAN[name],
  pl: (name, word) => POLISH[name] ?? (name === 'v' && !POLISH_INFINITIVE.test(word) ? 'pred' : undefined),
};

/** Returns a line `lemma part languages` for each entry, in code point order. */
export function partsOfEntries(dictionaries: readonly string[], partOf: PartOf): string {
  const languages = new Map<string, number>();
  for (const text of dictionaries) {
    const entries = new Set<string>();
    for (const line of text.split('\n')) {
      const [, word, name = ''] = ENTRY.exec(line) ?? [];
      const part = word && partOf(name, word);
      if (part) entries.add(`${word}\t${part}`);
    }
    for (const entry of entries) languages.set(entry, (languages.get(entry) ?? 0) + 1);
  }
  const lines = [...languages].map(([entry, number]) => `${entry}\t${number}\n`).sort();
  return `lemma\tpart\tlanguages\n${lines.join('')}`;
}

if (process.argv[1] === import.meta.filename) {
  const [language, ...files] = process.argv.slice(2);
  if (language !== 'de' && language !== 'pl') throw new Error('which language: de or pl?');
  const texts = files.map((file) => gunzipSync(readFileSync(file)).toString('utf8'));
  const file = join(import.meta.dirname, `../headwords/wikdict-${language}-parts.tsv.gz`);
  writeFileSync(file, gzipSync(partsOfEntries(texts, PARTS[language]), { level: 9 }));
}
