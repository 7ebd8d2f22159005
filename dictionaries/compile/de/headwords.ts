/** Headwords of dictionaries of other kinds; an article of its own is evidence for a word. */
import { withCapital } from '../../../src/core/words/capital.ts';
import { readWords } from '../sources.ts';
import { type Row, readTable } from '../tsv.ts';

export interface Headwords {
  /** Translated headwords of Wiktionary; see `readTranslatedWords`. */
  translated: ReadonlyMap<string, number>;
  /** Single words of OpenThesaurus, as spelled. */
  thesaurus: ReadonlySet<string>;
}

/** Source of rows in tables of entries that are evidence only. */
const OF_OUR_OWN = 'general-knowledge';

/** Returns true when the row of a table of entries admits its lemma: the rule document names it, or its entry is beyond doubt. */
export const isCertain = ({ source }: Row): boolean => source !== OF_OUR_OWN;

/** A translated entry of Wiktionary (WikDict). */
export interface PartOfEntry {
  lemma: string;
  part: 'adj' | 'adv';
  /** Number of the twelve languages with a translation. */
  languages: number;
}

/** Reads adjectives and adverbs. */
export function readPartsOfEntries(): PartOfEntry[] {
  return readTable('headwords/wikdict-de-parts.tsv.gz').map(
    ({ lemma, part, languages }) => ({ lemma, part, languages: Number(languages) }) as PartOfEntry,
  );
}

/** Reads translated entries of Wiktionary (WikDict), in lower case, with the number of the twelve languages that have a translation. */
export function readTranslatedWords(): ReadonlyMap<string, number> {
  const entries = readTable('headwords/wikdict-de.tsv.gz');
  return new Map(entries.map(({ headword = '', languages }) => [headword, Number(languages)]));
}

/** Shape of most verbs. */
const INFINITIVE = /(?:en|e[lr]n)$/;

/** Returns the nouns among the translated entries that the word list of Wiktionary, which is older, lacks. */
export function furtherNouns(translated: Headwords['translated'], wiktionary: readonly string[]): string[] {
  const known = new Set(wiktionary.map((word) => word.toLowerCase()));
  for (const { lemma } of readPartsOfEntries()) known.add(lemma);
  return [...translated.keys()].filter((word) => !known.has(word) && !INFINITIVE.test(word)).map(withCapital);
}

/** Returns the translated entries with the shape of verbs that the word list of Wiktionary, which is older, lacks in any case. */
export function furtherVerbs(translated: Headwords['translated'], wiktionary: readonly string[]): string[] {
  const known = new Set(wiktionary.map((word) => word.toLowerCase()));
  return [...translated.keys()].filter((word) => INFINITIVE.test(word) && !known.has(word));
}

export function readHeadwords(): Headwords {
  return {
    translated: readTranslatedWords(),
    thesaurus: new Set(readWords('de-thesaurus').flatMap(synonyms)),
  };
}

/** Returns the single words of a line of OpenThesaurus: synonyms separated by semicolons, with remarks in brackets. */
export function synonyms(line: string): string[] {
  if (line.startsWith('#')) return [];
  return line
    .split(';')
    .map((synonym) => synonym.replace(/\s*\([^)]*\)\s*/g, '').trim())
    .filter((synonym) => /^\p{L}+$/u.test(synonym));
}
