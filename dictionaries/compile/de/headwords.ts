/** Words that dictionaries of another kind than those of the lexicon have an article for: that one took the trouble speaks for the word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'fflate';
import { readWords } from '../sources.ts';

export interface Headwords {
  /** Entries of Wiktionary that somebody translated (WikDict), in lower case. */
  translated: ReadonlySet<string>;
  /** Single words of OpenThesaurus, as spelled. */
  thesaurus: ReadonlySet<string>;
}

const TRANSLATED = join(import.meta.dirname, '../../headwords/wikdict-de.tsv.gz');

export function readHeadwords(): Headwords {
  const [, ...lines] = new TextDecoder().decode(gunzipSync(readFileSync(TRANSLATED))).split('\n');
  return {
    translated: new Set(lines.map((line) => line.split('\t', 1)[0] as string).filter(Boolean)),
    thesaurus: new Set(readWords('de-thesaurus').flatMap(synonyms)),
  };
}

/** The single words of one line of OpenThesaurus: synonyms between semicolons, with remarks on their use in brackets. */
export function synonyms(line: string): string[] {
  if (line.startsWith('#')) return [];
  return line
    .split(';')
    .map((synonym) => synonym.replace(/\s*\([^)]*\)\s*/g, '').trim())
    .filter((synonym) => /^\p{L}+$/u.test(synonym));
}
