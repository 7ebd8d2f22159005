/** Words that dictionaries of another kind than those of the lexicon have an article for: that one took the trouble speaks for the word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'fflate';
import { readWords } from '../sources.ts';

export interface Headwords {
  /** Those of Wiktionary that somebody translated; see `readTranslatedWords`. */
  translated: ReadonlyMap<string, number>;
  /** Single words of OpenThesaurus, as spelled. */
  thesaurus: ReadonlySet<string>;
}

/** An entry of Wiktionary that somebody translated (WikDict). */
export interface PartOfEntry {
  lemma: string;
  part: 'adj' | 'adv';
  /** How many of the twelve languages have a translation of it. */
  languages: number;
}

const FOLDER = join(import.meta.dirname, '../../headwords');

/** The lines of a table there, without the first, which names the columns. */
function linesOf(file: string): string[] {
  const text = new TextDecoder().decode(gunzipSync(readFileSync(join(FOLDER, file))));
  return text.split('\n').slice(1).filter(Boolean);
}

/** Adjectives and adverbs. */
export function readPartsOfEntries(): PartOfEntry[] {
  return linesOf('wikdict-de-parts.tsv.gz').map((line) => {
    const [lemma, part, languages] = line.split('\t');
    return { lemma, part, languages: Number(languages) } as PartOfEntry;
  });
}

/** Entries of Wiktionary that somebody translated (WikDict), in lower case, with the number of the twelve languages that have a translation. */
export function readTranslatedWords(): ReadonlyMap<string, number> {
  return new Map(
    linesOf('wikdict-de.tsv.gz').map((line) => {
      const [word = '', languages] = line.split('\t');
      return [word, Number(languages)] as const;
    }),
  );
}

export function readHeadwords(): Headwords {
  return {
    translated: readTranslatedWords(),
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
