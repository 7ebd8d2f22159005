/** Words that dictionaries of another kind than those of the lexicon have an article for: that one took the trouble speaks for the word. */
import { readWords } from '../sources.ts';
import { type Row, readTable } from '../tsv.ts';

export interface Headwords {
  /** Those of Wiktionary that somebody translated; see `readTranslatedWords`. */
  translated: ReadonlyMap<string, number>;
  /** Single words of OpenThesaurus, as spelled. */
  thesaurus: ReadonlySet<string>;
}

/** The source of rows of tables of entries that are evidence and no more. */
const OF_OUR_OWN = 'general-knowledge';

/** Does the row of a table of entries admit its lemma: the rule document names it, or its entry is beyond doubt? */
export const isCertain = ({ source }: Row): boolean => source !== OF_OUR_OWN;

/** An entry of Wiktionary that somebody translated (WikDict). */
export interface PartOfEntry {
  lemma: string;
  part: 'adj' | 'adv';
  /** How many of the twelve languages have a translation of it. */
  languages: number;
}

/** Adjectives and adverbs. */
export function readPartsOfEntries(): PartOfEntry[] {
  return readTable('headwords/wikdict-de-parts.tsv.gz').map(
    ({ lemma, part, languages }) => ({ lemma, part, languages: Number(languages) }) as PartOfEntry,
  );
}

/** Entries of Wiktionary that somebody translated (WikDict), in lower case, with the number of the twelve languages that have a translation. */
export function readTranslatedWords(): ReadonlyMap<string, number> {
  const entries = readTable('headwords/wikdict-de.tsv.gz');
  return new Map(entries.map(({ headword = '', languages }) => [headword, Number(languages)]));
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
