/** Entries of Polish Wiktionary that somebody translated (WikDict): that one took the trouble says that the word is one of its own. */
import { readTable } from '../tsv.ts';

export interface Translated {
  /** How many of the seventeen languages have a translation of the entry. */
  languages: number;
  /** Is it translated as nothing but a verb's noun? *opuszczenie*, but not *pochodzenie*. */
  isVerbal: boolean;
}

const NOBODY: Translated = { languages: 0, isVerbal: false };

/** Who asks for a noun or an adjective, by its lemma and part of speech. */
export function readTranslated(): (lemma: string, part: 'subst' | 'adj') => Translated {
  const entries = new Map<string, Translated>();
  for (const { lemma, part, languages, verbal } of readTable('headwords/wikdict-pl.tsv.gz')) {
    entries.set(`${lemma} ${part}`, { languages: Number(languages), isVerbal: languages === verbal });
  }
  return (lemma, part) => entries.get(`${lemma} ${part}`) ?? NOBODY;
}

/** In how many languages an entry is translated that is neither of a noun nor of an adjective, by the word and its part of speech: `nie qub`. */
export function readTranslatedParts(): ReadonlyMap<string, number> {
  const entries = readTable('headwords/wikdict-pl-parts.tsv.gz');
  return new Map(entries.map(({ lemma, part, languages }) => [`${lemma} ${part}`, Number(languages)]));
}
