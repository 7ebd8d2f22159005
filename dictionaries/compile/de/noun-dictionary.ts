/** Derives the class of each noun in german-pos-dict from its one form for each case and number. */
import { formatNounClass, type NounClass, parseNounClass, pluralForm } from '../../../src/core/morphology/de/noun.ts';

interface Cell {
  SIN?: string;
  PLU?: string;
}

/** One entry of `de-nouns`. */
export interface NounParadigm {
  NOM?: Cell;
  GEN?: Cell;
  DAT?: Cell;
  AKK?: Cell;
  /** Gender M, F, N; none for plurals. Nominalised adjectives have N. */
  G?: string;
}

export type NounDictionary = Readonly<Record<string, NounParadigm>>;

export interface DictionaryNoun {
  lemma: string;
  nounClass: NounClass;
  /** The entry has a dative in -e. */
  dativeE: boolean;
}

/** Plural codes in the order in which they are tried. */
const PLURALS =
  '. e ^e ^ er ^er n en s nen se -um+en -a+en -us+en -on+en -is+en -um+a -on+a -us+i -o+i ien ta -mann+leute'
    .split(' ')
    .map((code) => (code === '.' ? '' : code));

const SINGLE_WORD = /^\p{Lu}\p{Ll}+$/u;
const SIBILANT = /(?:s|ß|x|z)$/;
/** Doktor: the list's dative in -e and genitive in -es are not in use. */
const UNSTRESSED_OR = /[^aeiouyäöüch]or$|[aeiouyäöü][stdkm]or$/;
/** Old spelling: ß after a short vowel, with a genitive in -sses. */
const OLD_SPELLING = /ß$/;

/** Returns the plural code that makes `plural` of `lemma`, both in lower case. */
export function pluralCode(lemma: string, plural: string): string {
  const known = PLURALS.find((code) => pluralForm(lemma, code) === plural);
  if (known !== undefined) return known;
  let shared = 0;
  while (shared < lemma.length && lemma[shared] === plural[shared]) shared++;
  return `-${lemma.slice(shared)}+${plural.slice(shared)}`;
}

/** Returns true for a nominalised adjective or participle: neuter, lemma in -e, weak declension. */
export function isNominalisedAdjective(key: string, { G, GEN, NOM }: NounParadigm): boolean {
  return G === 'N' && key.endsWith('e') && NOM?.SIN === key && GEN?.SIN === `${key}n`;
}

/** Returns true for an infinitive used as a noun, without forms that the verb lacks. */
export function isInfinitive(key: string, { G, NOM, GEN }: NounParadigm): boolean {
  return G === 'N' && /[elr]n$/.test(key) && NOM?.PLU === undefined && GEN?.SIN === `${key}s`;
}

/** Returns the class of an entry; undefined for what is not a single word in present spelling. */
export function readNoun(key: string, paradigm: NounParadigm): DictionaryNoun | undefined {
  if (!SINGLE_WORD.test(key)) return undefined;
  const { NOM, GEN, DAT, G } = paradigm;
  const singular = NOM?.SIN;
  const nominativePlural = NOM?.PLU;
  const genitive = GEN?.SIN;
  if (singular === undefined && genitive === undefined) {
    if (nominativePlural === undefined || !SINGLE_WORD.test(nominativePlural)) return undefined;
    return { lemma: nominativePlural, nounClass: parseNounClass('. none .'), dativeE: false };
  }
  if (singular !== key || genitive === undefined) return undefined;
  let lemma = key;
  if (OLD_SPELLING.test(key) && genitive.endsWith('sses')) lemma = `${key.slice(0, -1)}ss`;
  const base = lemma.toLowerCase();
  const ending = genitive.toLowerCase().startsWith(base) ? genitive.slice(base.length) : undefined;
  if (ending === undefined) return undefined;
  const dativeE = DAT?.SIN?.toLowerCase() === `${base}e` || DAT?.SIN?.toLowerCase() === `${base}se`;
  let endings = [ending];
  if (ending === 's' && dativeE && !UNSTRESSED_OR.test(base)) endings = ['s', 'es'];
  if (ending === 'es' && !SIBILANT.test(base)) endings = ['s', 'es'];
  const gender = G === undefined ? '' : G.toLowerCase();
  const plural = nominativePlural?.toLowerCase();
  const codes = plural === undefined || !SINGLE_WORD.test(nominativePlural as string) ? [] : [pluralCode(base, plural)];
  const nounClass = { gender, genitive: endings, plural: codes };
  return { lemma, nounClass: parseNounClass(formatNounClass(nounClass)), dativeE };
}
