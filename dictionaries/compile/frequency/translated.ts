/** Entries of Polish Wiktionary that somebody translated (WikDict): that one took the trouble says that the word is one of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface Translated {
  /** How many of the seventeen languages have a translation of the entry. */
  languages: number;
  /** Is it translated as nothing but a verb's noun? *opuszczenie*, but not *pochodzenie*. */
  isVerbal: boolean;
}

const FILE = join(import.meta.dirname, '../../headwords/wikdict-pl.tsv.gz');

const NOBODY: Translated = { languages: 0, isVerbal: false };

/** Who asks for a noun or an adjective, by its lemma and part of speech. */
export function readTranslated(): (lemma: string, part: 'subst' | 'adj') => Translated {
  const entries = new Map<string, Translated>();
  for (const line of gunzipSync(readFileSync(FILE)).toString('utf8').split('\n').slice(1)) {
    const [lemma, part, languages, verbal] = line.split('\t');
    entries.set(`${lemma} ${part}`, { languages: Number(languages), isVerbal: languages === verbal });
  }
  return (lemma, part) => entries.get(`${lemma} ${part}`) ?? NOBODY;
}
