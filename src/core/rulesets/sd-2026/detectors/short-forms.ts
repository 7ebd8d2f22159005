/** Short and long forms of one word, both of which dictionaries have (II.5). */
import { toGermanTiles } from '../../../words/tiles.ts';
import { isComparative, isGenitive, isNoun, isSuperlative } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, type ReadingDetector, reason } from '../query.ts';

interface Pair {
  /** Readings that have such a pair. */
  of: (one: GermanReading) => boolean;
  short: RegExp;
  /** The long form, as a replacement of `short`. */
  long: string;
}

const isAdverbLike = ({ tag }: GermanReading): boolean => /^(?:adv|ptl|pro)?$/.test(tag.positions[0]!);

/** A noun that is feminine, or whose gender is not known. */
const isFeminine = (one: GermanReading): boolean =>
  isNoun(one) && !['m', 'n', 'm.n'].some((gender) => one.tag.positions.includes(gender));

const PAIRS: readonly Pair[] = [
  { of: (one) => isNoun(one) && isGenitive(one), short: /(?<=[^es])s$/, long: 'es' },
  { of: isFeminine, short: /(?<=[^e])$/, long: 'e' },
  { of: isComparative, short: /er(?=[mn]$)/, long: 'ere' },
  { of: isAdverbLike, short: /^dr(?=[aeiouäöü])/, long: 'dar' },
  { of: isAdverbLike, short: /^r(?=(?:auf|aus|ein|an|ab|über|um|unter)$)/, long: 'her' },
];

/** The same word: one lemma, or two dictionary forms of one part of speech. */
function isSameWord(short: GermanReading, long: GermanReading): boolean {
  const bothLemmas = toGermanTiles(short.lemma) === short.form && toGermanTiles(long.lemma) === long.form;
  return short.lemma === long.lemma || (bothLemmas && short.tag.positions[0] === long.tag.positions[0]);
}

/** Returns true when the noun has a plural. Then it is not a shorter form of the longer word: Not, Note; but Katz, Katze. */
const hasPlural = ({ form, lemma }: GermanReading, { game }: GermanQuery): boolean =>
  game.forms(form).some(({ reading }) => reading.lemma === lemma && /:pl(?::|$)/.test(reading.tag));

function longForm(one: GermanReading, query: GermanQuery): string | null {
  for (const { of, short, long } of PAIRS) {
    if (!of(one) || !short.test(one.form)) continue;
    const base = one.form.replace(short, long);
    const found = query.readingsOf(base).find((other) => of(other) && isSameWord(one, other));
    if (found) return of === isFeminine && hasPlural(one, query) ? null : found.spelling;
  }
  return null;
}

function shortForm(one: GermanReading, query: GermanQuery): string | null {
  if (isNoun(one) && isGenitive(one) && one.form.endsWith('es')) {
    const short = `${one.form.slice(0, -2)}s`;
    return query.readingsOf(short).find((other) => other.lemma === one.lemma)?.spelling ?? null;
  }
  if (isComparative(one) && /ere[mn]$/.test(one.form)) {
    const short = one.form.replace(/e(?=[mn]$)/, '');
    return query.readingsOf(short).some((other) => other.lemma === one.lemma) ? short : null;
  }
  return null;
}

/** The superlative spelled with one consonant and with two: hipste, hippste. */
function doubledForm(one: GermanReading, query: GermanQuery): string | null {
  if (!isSuperlative(one)) return null;
  const other = /([bdgklmnprt])\1(?=e?st)/.test(one.form)
    ? one.form.replace(/([bdgklmnprt])\1(?=e?st)/, '$1')
    : one.form.replace(/(?<=[aeiouäöü])([bdgklmnprt])(?=e?st)/, '$1$1');
  const known = other !== one.form && query.readingsOf(other).some(({ lemma }) => lemma === one.lemma);
  return known ? other : null;
}

/** A letter may be left out where dictionaries have the form with and without it: drum, Katz, Orts (II.5). */
export const shortOrLong: ReadingDetector = (one, query) => {
  if (one.rule?.startsWith('II.5')) return null;
  const long = longForm(one, query);
  if (long !== null) {
    // No letter is left out of a genitive. A noun of which only its part of speech is known is a guess.
    const decides = !isGenitive(one) && one.tag.text !== 'sub';
    return reason('II.5', { kind: 'base', lemma: one.lemma, tag: one.tag.text, base: long }, { decides });
  }
  const other = shortForm(one, query) ?? doubledForm(one, query);
  return other === null
    ? null
    : reason('II.5', { kind: 'reading', lemma: one.lemma, tag: one.tag.text, other }, { decides: false });
};
