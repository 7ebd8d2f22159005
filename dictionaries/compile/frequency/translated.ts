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

const FOLDER = join(import.meta.dirname, '../../headwords');

const NOBODY: Translated = { languages: 0, isVerbal: false };

/** The lines of a table there, without the first, which names the columns. */
const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(join(FOLDER, file)))
    .toString('utf8')
    .split('\n')
    .slice(1);

/** Who asks for a noun or an adjective, by its lemma and part of speech. */
export function readTranslated(): (lemma: string, part: 'subst' | 'adj') => Translated {
  const entries = new Map<string, Translated>();
  for (const line of linesOf('wikdict-pl.tsv.gz')) {
    const [lemma, part, languages, verbal] = line.split('\t');
    entries.set(`${lemma} ${part}`, { languages: Number(languages), isVerbal: languages === verbal });
  }
  return (lemma, part) => entries.get(`${lemma} ${part}`) ?? NOBODY;
}

/** In how many languages an entry is translated that is neither of a noun nor of an adjective, by the word and its part of speech: `nie qub`. */
export function readTranslatedParts(): ReadonlyMap<string, number> {
  return new Map(
    linesOf('wikdict-pl-parts.tsv.gz').map((line) => {
      const [lemma, part, languages] = line.split('\t');
      return [`${lemma} ${part}`, Number(languages)];
    }),
  );
}
