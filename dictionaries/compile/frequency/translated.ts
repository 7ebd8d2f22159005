/** Translated entries of Polish Wiktionary (WikDict); an entry shows that the word is a lexeme of its own. */
import { readTable } from '../tsv.ts';

export interface Translated {
  /** Number of the seventeen languages with a translation. */
  languages: number;
  /** True when it is translated as a verbal noun only: *opuszczenie*, but not *pochodzenie*. */
  isVerbal: boolean;
}

const UNTRANSLATED: Translated = { languages: 0, isVerbal: false };

/** Returns a function that looks up a noun or an adjective by lemma. */
export function readTranslated(): (lemma: string, part: 'subst' | 'adj') => Translated {
  const entries = new Map<string, Translated>();
  for (const { lemma, part, languages, verbal } of readTable('headwords/wikdict-pl.tsv.gz')) {
    entries.set(`${lemma} ${part}`, { languages: Number(languages), isVerbal: languages === verbal });
  }
  return (lemma, part) => entries.get(`${lemma} ${part}`) ?? UNTRANSLATED;
}

/** Returns the number of languages by word and part of speech, except nouns and adjectives: `nie qub`. */
export function readTranslatedParts(): ReadonlyMap<string, number> {
  const entries = readTable('headwords/wikdict-pl-parts.tsv.gz');
  return new Map(entries.map(({ lemma, part, languages }) => [`${lemma} ${part}`, Number(languages)]));
}
