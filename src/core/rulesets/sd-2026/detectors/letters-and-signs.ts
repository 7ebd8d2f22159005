/** Letters that tiles show otherwise (I.2), and signs that no tile has (I.1.2, I.3). */
import { logFrequency } from '../../../lexicon/lexicon.ts';
import { abbreviationBesideWord, standForEach } from '../../../rules/abbreviations.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { withoutAffixSigns } from '../../../words/query.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import type { RuleName } from '../catalogue.ts';
import { names } from '../formation/derivation.ts';
import { likeliestSpelling } from '../intended-words.ts';
import { isInfinitive, isNominativeSingular } from '../parts-of-speech.ts';
import { GermanQuery, type GermanReading, germanReadings, reason, type WordDetector } from '../query.ts';
import { bars } from './list-entries.ts';

const SIGNS = /[^\p{L}\p{M}\p{N}]/gu;
const DIGITS = /\p{N}/gu;

const eachOnce = (signs: readonly string[] | null): string => [...new Set(signs)].join('');

/** Rules of abbreviations that are written with points. */
const WITH_POINTS: ReadonlySet<string> = new Set(['I.3.a', 'I.3.b'] satisfies RuleName[]);

/** Rules of abbreviations. */
const ABBREVIATED = /^I\.(?:3\.|1\.2\.d)/;

/**
 * The expansion of an abbreviation with signs inside, which the curated list has without them: `z.B.`, `i.d.R.`,
 * `Dipl.-Ing.`, `km/h`.
 */
function standsFor({ form, typed, spelling }: GermanQuery): { source?: string } {
  const letters = typed.replace(SIGNS, '');
  const readings = spelling ? germanReadings(spelling, form.replace(SIGNS, '')) : [];
  const rows = readings.filter(({ lemma, rule }) => ABBREVIATED.test(rule ?? '') && lemma === letters);
  // The points distinguish abbreviations: e.V. is the association, eV is not.
  const row = (form.includes('.') && rows.find(({ rule }) => WITH_POINTS.has(rule ?? ''))) || rows[0];
  const source = row?.note ?? abbreviationBesideWord(spelling, { typed, form, isPointed: true })?.source;
  return source === undefined ? {} : { source };
}

/** An abbreviation of one letter, or written apart, or several in a row: S., z. B., Dr. med. (I.3.a) */
export const abbreviatedApart: WordDetector = (query) => {
  const { form, typed, isPointed, game, spelling } = query;
  if (!isPointed && !form.includes('.')) return [];
  const spelled = typed.endsWith('.') ? typed : `${typed}.`;
  const abbreviation = (source: string | undefined) =>
    source === undefined ? [] : [reason('I.3.a', { kind: 'spelling', spelling: spelled, source })];
  if (form.length === 1) return abbreviation(abbreviationBesideWord(spelling, query)?.source);
  if (!form.includes(' ')) return [];
  const { source } = standsFor(query);
  if (source !== undefined) return abbreviation(source);
  const standsForPart = (part: string) =>
    standsFor(new GermanQuery({ typed: part, form: toGermanTiles(part), isPointed: true }, game, spelling)).source;
  return abbreviation(standForEach(typed, standsForPart));
};

/**
 * Signs that no tile has: affixes printed with dots or a hyphen (I.1.2.e), digits (I.3.e), points (I.3.a), hyphens, apostrophes and all
 * others (I.1.2.a).
 */
export const signs: WordDetector = (query) => {
  const { form, typed } = query;
  const affix = withoutAffixSigns(form);
  const digits = eachOnce(form.match(DIGITS));
  if (affix !== null && digits === '') return [reason('I.1.2.e', { kind: 'spelling', spelling: typed, base: affix })];
  const withDigits = digits === '' ? [] : [reason('I.3.e', { kind: 'letters', spelling: typed, letters: digits })];
  const letters = eachOnce(form.match(SIGNS));
  if (letters === '') return withDigits;
  const abbreviated = /[./-]/.test(letters) ? standsFor(query) : {};
  // The letters of an abbreviation are not an intended word: s.o. is not so.
  const base = abbreviated.source === undefined && { base: likeliestSpelling(form.replace(SIGNS, ''), query) };
  const special = reason('I.1.2.a', { kind: 'letters', spelling: typed, letters, ...base });
  const abbreviation = letters.includes('.')
    ? reason('I.3.a', { kind: 'spelling', spelling: typed, ...abbreviated })
    : abbreviated.source !== undefined &&
      reason('I.3.b', { kind: 'entry', lemma: typed, ...abbreviated }, { curated: true });
  const pointed = abbreviation ? [abbreviation] : [];
  return [...withDigits, ...pointed, special];
};

const LIGATURE = /[œæ]/iu;
/** Returns true when the spelling has a ß, in either case. */
export const hasEszett = (spelling: string): boolean => /[ßẞ]/u.test(spelling);
/** ß as before 1996, at the end or before a consonant: daß, mußte. Between vowels it is misspelled: wißen. */
const OLD_ESZETT = /[ßẞ](?![aeiouyäöü])/iu;
/** Returns true if the spelling may be that of a word with ss before 1996. */
export const mayBeOldEszett = (spelling: string): boolean => OLD_ESZETT.test(spelling);
/** Letters with a mark that tiles lack. Umlauts have tiles. */
const ACCENT = /[^a-zäöüßœæ]/giu;

/** Letters of the spelling that tiles show otherwise, by the rules of I.2. */
function changedOnTiles(spelling: string): Reason[] {
  const accents = [...new Set(spelling.normalize('NFC').replace(LIGATURE, '').match(ACCENT) ?? [])].join('');
  return [
    ...(accents === '' ? [] : [reason('I.2.accent', { kind: 'letters', spelling, letters: accents })]),
    ...(LIGATURE.test(spelling) ? [reason('I.2.ligature', { kind: 'spelling', spelling })] : []),
    ...(hasEszett(spelling) ? [reason('I.2.eszett', { kind: 'letters', spelling, letters: 'ß' })] : []),
  ];
}

const eszetts = (spelling: string): number => spelling.split(/[ßẞ]/u).length;

/**
 * A typed ß that the likeliest reading lacks (Reißverschluß has one too many). The tiles are the same, today's spelling
 * is not.
 */
function writtenWithSs(query: GermanQuery, likeliest: GermanReading): Reason[] {
  const { typed, form } = query;
  const tooMany = (spelling: string): boolean => eszetts(spelling) < eszetts(typed);
  if (!tooMany(likeliest.spelling)) return [];
  const offered = likeliestSpelling(form, query);
  const today = tooMany(offered) ? offered : likeliest.spelling;
  return [
    reason('I.2.eszett', { kind: 'letters', letters: 'ß', ...(mayBeOldEszett(typed) ? { today } : { other: today }) }),
  ];
}

/**
 * Accents, ligatures and ß (I.2): those that were typed, or else those of the likeliest reading. Less likely readings
 * are ignored: Masse is not Maße.
 */
export function tileSpelling(query: GermanQuery, likeliest: GermanReading | undefined): Reason[] {
  const withSs = likeliest ? writtenWithSs(query, likeliest) : [];
  if (withSs.length > 0) return withSs;
  const ofTyped = changedOnTiles(query.typed);
  return ofTyped.length > 0 || !likeliest ? ofTyped : changedOnTiles(likeliest.spelling);
}

/** Umlauts have tiles of their own. A word with one may not be laid with AE, OE or UE (I.2). */
export const umlauts: WordDetector = ({ form }) => {
  const letters = [...new Set(form.match(/[äöü]/g) ?? [])].join('');
  return letters === '' ? [] : [reason('I.2.umlaut', { kind: 'letters', letters }, { decides: false })];
};

const SPELLED_OUT: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** A u that belongs to another sound is no umlaut spelled out: `neue`, `Quelle`, `Aue`. */
const DIGRAPH = /ae|oe|(?<![aeq])ue/g;

/** Most digraphs that are replaced. */
const MAX_DIGRAPHS = 3;

/** Yields the word with umlauts for digraphs, most replacements first. */
function* withUmlauts(form: string, places: readonly number[]): Generator<string> {
  for (let chosen = (1 << places.length) - 1; chosen > 0; chosen--) {
    let base = form;
    // From the right, so that the places left of it stay.
    for (let i = places.length - 1; i >= 0; i--) {
      const at = places[i]!;
      if (chosen & (1 << i)) base = base.slice(0, at) + SPELLED_OUT[base.slice(at, at + 2)] + base.slice(at + 2);
    }
    yield base;
  }
}

/** An umlaut that is spelled out, of a word of the game or a name: Tuerkei (I.2). */
export const umlautSpelledOut: WordDetector = (query) => {
  const { form, game } = query;
  const places = [...form.matchAll(DIGRAPH)].map(({ index }) => index);
  if (places.length === 0 || places.length > MAX_DIGRAPHS) return [];
  const bases = [...withUmlauts(form, places)];
  const base = bases.find((one) => game.has(one));
  if (base !== undefined) {
    // The e may begin a commoner word behind zu: zu Ende, not zünde; zu ernten, not zürnten.
    const behindZu = form.startsWith('zue') ? form.slice(2) : '';
    const isBehindZu = query.readingsOf(behindZu).some((one) => isInfinitive(one) || isNominativeSingular(one));
    if (isBehindZu && logFrequency(behindZu, game) > logFrequency(base, game)) return [];
    const letters = [...new Set(places.map((at) => form.slice(at, at + 2)))].join('');
    return [
      reason('I.2.umlaut', { kind: 'letters', base: likeliestSpelling(base, query), letters }, { effect: 'excludes' }),
    ];
  }
  return query.spellings.length > 0 ? [] : bases.flatMap((one) => names(query, one).slice(0, 1)).flatMap(bars);
};
