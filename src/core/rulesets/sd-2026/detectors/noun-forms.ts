/** Forms of nouns (II.3): why they are allowed, and which are barred. */
import { hasPosition } from '../../../morphology/de/tag.ts';
import type { Detail, DetailOf } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { split } from '../formation/split.ts';
import {
  isDative,
  isForeign,
  isGenitive,
  isNominativeSingular,
  isNoun,
  isOfOtherLanguage,
  isPlural,
} from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, type ReadingDetector, reason, type WordDetector } from '../query.ts';
import type { Undoing } from './undo.ts';

/** Dative in -e (II.3.1). */
export const withDativeE: ReadingDetector = (one) => {
  if (!isNoun(one) || isPlural(one) || one.rule?.startsWith('II.3')) return null;
  const isDativeAlone = one.tag.positions.includes('dat') && one.form === `${toGermanTiles(one.lemma)}e`;
  return isDativeAlone
    ? reason('II.3.1', { kind: 'attached', lemma: one.lemma, tag: one.tag.text, particle: '-e' })
    : null;
};

/** Dative plural that differs from the other cases (II.3.4). */
export const dativePlural: ReadingDetector = (one) =>
  isNoun(one) && isPlural(one) && one.tag.positions.includes('dat')
    ? reason('II.3.4', { kind: 'reading', lemma: one.lemma, tag: one.tag.text })
    : null;

/** Plural of a foreign noun with umlaut: for its sake the noun takes a dative in -e (II.3.2). */
export const umlautingForeign: ReadingDetector = (one) => {
  if (!isNoun(one) || !isPlural(one) || !isForeign(one)) return null;
  const umlauted = /[äöü]/.test(one.form) && !/[äöü]/.test(toGermanTiles(one.lemma));
  return umlauted
    ? reason('II.3.2', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;
};

/** Returns true if the noun, in its dictionary form, has a genitive with one of the endings. */
const hasGenitiveIn = (query: GermanQuery, { form, lemma }: GermanReading, endings: readonly string[]): boolean =>
  endings.some((ending) =>
    query.readingsOf(form + ending).some((one) => one.lemma === lemma && isGenitive(one) && !isPlural(one)),
  );

/** Returns true if the noun, in its dictionary form, is declined weakly: des Schurken. */
export const isWeak = (query: GermanQuery, noun: GermanReading): boolean =>
  hasGenitiveIn(query, noun, ['n', 'en']) && !hasGenitiveIn(query, noun, ['s', 'es']);

/** Ends of neuter diminutives; with -e they are diminutives of another dialect: Häusl, Häusle. */
const DIMINUTIVE = /[^aeiouäöüy]l$/;

/**
 * Only masculine and neuter nouns in their dictionary form have a dative in -e. Names of languages are excluded:
 * uigurische is an adjective.
 */
const mayHaveDativeE = (one: GermanReading): boolean =>
  isNominativeSingular(one) &&
  toGermanTiles(one.lemma) === one.form &&
  !one.tag.positions.includes('f') &&
  !(hasPosition(one.tag, 'n') && DIMINUTIVE.test(one.form)) &&
  !one.lemma.endsWith('isch');

/** Returns true when the last member of the noun is foreign. */
function hasForeignHead(query: GermanQuery, form: string): boolean {
  return split(query, form, 'sub', (one) => isNoun(one) && isForeign(one)) !== null;
}

/** The noun of which the word would be a dative in -e, foreign ones first. */
function nounWithE(query: GermanQuery): GermanReading | undefined {
  const { form, typed } = query;
  if (!/e$/i.test(typed)) return undefined;
  const base = form.slice(0, -1);
  if (/[^aeiou]e$/.test(base)) return undefined;
  const nouns = query.readingsOf(base).filter((one) => mayHaveDativeE(one) && !isWeak(query, one));
  return nouns.find(isForeign) ?? nouns[0];
}

const detailOf = ({ spelling, lemma, tag }: GermanReading): DetailOf<'attached'> => ({
  kind: 'attached',
  base: spelling,
  lemma,
  tag: tag.text,
  particle: '-e',
});

/** The bar of a foreign noun, or of its foreign last member (II.3.3). */
function foreign(query: GermanQuery, reading: GermanReading): Reason[] {
  const detail = detailOf(reading);
  const own = reason('II.3.1.foreign', detail);
  return hasForeignHead(query, reading.form) ? [reason('II.3.3', detail, { effect: 'excludes' }), own] : [own];
}

/** Dative in -e of a noun whose stem ends in a vowel, or of a foreign one (II.3.1, II.3.3). */
export const dativeE: WordDetector = (query) => {
  const reading = nounWithE(query);
  if (!reading) return [];
  const vowel = /[aeiouäöüy]+h?$/.exec(reading.form)?.[0];
  if (vowel) return [reason('II.3.1.vowel', { ...detailOf(reading), letters: vowel })];
  return isForeign(reading) ? foreign(query, reading) : [];
};

/**
 * Dative in -e of a noun without a genitive in -es: Gartene. A plural in -s marks a foreign noun even without a row:
 * Songe. (The lexicon marks foreign nouns only where that alone decides.)
 */
export const withoutLongGenitive: WordDetector = (query) => {
  const reading = nounWithE(query);
  if (!reading) return [];
  const { form, lemma } = reading;
  const nounsOf = (ending: string) =>
    query.readingsOf(form + ending).filter((one) => isNoun(one) && one.lemma === lemma);
  if (nounsOf('es').some((one) => isGenitive(one) && !isPlural(one))) return [];
  if (nounsOf('s').some(isPlural)) return foreign(query, reading);
  return [reason('II.3.1', detailOf(reading), { effect: 'excludes' })];
};

/** Returns true when a dictionary has the form as a noun. */
const isKnownNoun = ({ spellings }: GermanQuery): boolean =>
  spellings.some((one) => isNoun(one) && one.attestedBy.length > 0);

/** Wrong genitive endings of weak nouns: Elefants, Soldatens, Löwens. */
const STRONG = ['s', 'es', 'ns', 'ens'];

/** Returns true if the ending is no genitive of the noun but that of weak nouns is: Bärens, though there is also des Bärs. */
const isWeakBefore = (ending: string, noun: GermanReading, query: GermanQuery): boolean =>
  ending.endsWith('ns')
    ? hasGenitiveIn(query, noun, ['n', 'en']) && !hasGenitiveIn(query, noun, [ending])
    : isWeak(query, noun);

const isFeminine = (one: GermanReading): boolean => hasPosition(one.tag, 'f');

/** The weak noun of which the word would be a genitive in -s. */
function weakNoun(query: GermanQuery): GermanReading | undefined {
  for (const ending of STRONG) {
    if (!query.form.endsWith(ending)) continue;
    const base = query.form.slice(0, -ending.length);
    const noun = query
      .readingsOf(base)
      .find(
        (one) =>
          isNominativeSingular(one) &&
          !isPlural(one) &&
          !isFeminine(one) &&
          toGermanTiles(one.lemma) === base &&
          isWeakBefore(ending, one, query),
      );
    if (noun) return noun;
  }
  return undefined;
}

/** The weak genitive, as dictionaries spell it. */
const genitiveOf = ({ form, lemma }: GermanReading, query: GermanQuery): string | undefined =>
  ['n', 'en']
    .flatMap((ending) => query.readingsOf(form + ending))
    .find((one) => one.lemma === lemma && isGenitive(one) && !isPlural(one))?.spelling;

/** The feminine noun of which the word would be a genitive in -s, if it is the likeliest reading. Foreign ones may have such a plural. */
function feminineNoun(query: GermanQuery): GermanReading | undefined {
  const base = query.form.slice(0, -1);
  const [one] = /[aeiouäöüys]$/.test(base) ? [] : query.readingsOf(base);
  const isNative = one && isFeminine(one) && !isForeign(one) && !query.spellings.some(isOfOtherLanguage);
  return isNative && isNominativeSingular(one) && toGermanTiles(one.lemma) === base ? one : undefined;
}

/** A genitive in -s of a weak noun, or of a feminine one: Elefants, Studentens, Nadels. */
export const strongGenitive: WordDetector = (query) => {
  if (!query.form.endsWith('s') || isKnownNoun(query)) return [];
  const weak = weakNoun(query);
  const noun = weak ?? feminineNoun(query);
  const genitive = weak ? genitiveOf(weak, query) : noun?.spelling;
  if (!noun || genitive === undefined) return [];
  const detail: Detail = { kind: 'standard', lemma: noun.lemma, tag: noun.tag.text, today: genitive };
  return [reason('II.3.1', detail, { effect: 'excludes' })];
};

/** A plural from Latin, Greek or Italian with an additional -s: Praktikas, Cellis. */
export const doubledPlural: WordDetector = (query) => {
  const base = query.form.slice(0, -1);
  if (!/[ai]s$/.test(query.form) || isKnownNoun(query)) return [];
  const readings = query.readingsOf(base).filter(isNoun);
  const plural = readings.find((one) => isPlural(one) && toGermanTiles(one.lemma) !== base);
  if (!plural || readings.some((one) => !isPlural(one))) return [];
  const detail: Detail = {
    kind: 'standard',
    lemma: plural.lemma,
    tag: plural.tag.text,
    other: plural.spelling,
    today: plural.spelling,
  };
  return [reason('II.3.1', detail, { effect: 'excludes' })];
};

/** Diminutive of a dialect, whose plural is like its singular: Spätzle. */
const isDialectDiminutive = (one: GermanReading): boolean =>
  isNominativeSingular(one) && /[^aeiouäöüy]e?le$/.test(one.form) && !one.tag.positions.includes('m');

export const NOUNS: readonly Undoing[] = [
  {
    rule: 'II.3.4.unchanged',
    from: /(?<=e|el|er|l)n$/,
    to: [''],
    fits: (one) => (isNoun(one) && isPlural(one) && isDative(one)) || isDialectDiminutive(one),
  },
];
