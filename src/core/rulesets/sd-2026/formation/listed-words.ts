/** Formations of words of the spelling lexicon: a compound (I.7.1), a derivation (I.1.1), the name of an area (I.5.3). */

import type { Reason } from '../../../rules/verdict.ts';
import { withCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { numberWithoutEntry } from '../detectors/numbers.ts';
import { isInfinitive, isParticiple } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';
import { AMBIGUOUS_PREFIXES, FREE_VERBAL_PREFIXES, NATIVE_PREFIXES } from './affixes.ts';
import { type Derivation, infinitivesOf, names, prefixed, prefixedForm, prefixedStem, suffixed } from './derivation.ts';
import { isLemma, type Member } from './members.ts';
import { anyFormOf, gendersOf, lemmaOf, type Pos, type Split, split } from './split.ts';
import { ofTwo } from './two-and-suffix.ts';

export interface Whole {
  /** Dictionary form as laid. */
  lemma: string;
  /** As spelled. */
  spelled: string;
  pos: Pos;
  /** Empty where they are a guess by the last member. */
  genders: string[];
  separable: boolean;
  sources: readonly string[];
}

const ORDER: readonly Pos[] = ['ver', 'adj', 'sub'];
const isPos = (value: string): value is Pos => (ORDER as readonly string[]).includes(value);

function wholeOf({ lemma, tag, attestedBy }: GermanReading, pos: Pos): Whole {
  return {
    lemma: toGermanTiles(lemma),
    spelled: lemma,
    pos,
    genders: attestedBy.includes('german-pos-dict') ? gendersOf({ tag }) : [],
    separable: tag.positions.includes('sep'),
    sources: attestedBy,
  };
}

/** Verbs first: their participles are listed as adjectives as well. */
export function wholes({ spellings }: GermanQuery): Whole[] {
  const found = spellings.flatMap((one) => {
    const pos = one.tag.positions[0]!;
    return one.rule === undefined && isPos(pos) ? [wholeOf(one, pos)] : [];
  });
  const seen = new Set<string>();
  return found
    .filter(({ lemma, pos }) => !seen.has(`${lemma} ${pos}`) && seen.add(`${lemma} ${pos}`))
    .sort((a, b) => ORDER.indexOf(a.pos) - ORDER.indexOf(b.pos));
}

const knownOf = (whole: Whole | null) =>
  whole ? { lemma: whole.spelled, ...(whole.sources.length > 0 ? { sources: [...whole.sources] } : {}) } : {};

export const asCompound = ({ parts }: Split, whole: Whole | null): Reason =>
  reason('I.7.1.parts', { kind: 'parts', ...knownOf(whole), parts });

/** Affixes are compared as tiles and shown as spelled. */
const spelledAffix = (particle: string): string => particle.replace('mässig', 'mäßig');

export const asDerived = ({ base, particle }: Derivation, whole: Whole | null): Reason =>
  reason(
    'I.1.1',
    { kind: 'attached', ...knownOf(whole), base, particle: spelledAffix(particle) },
    { effect: 'excludes' },
  );

/** Fewest letters of a name as a member. Shorter ones match by chance. */
const MIN_NAME = 5;

/** Looks up a name as a first member: Donau-stil. */
export function nameAsMember(query: GermanQuery): (first: string) => Member | null {
  return (first) => {
    const own = first.length < MIN_NAME ? [] : names(query, first);
    const linked =
      own.length === 0 && first.length > MIN_NAME && first.endsWith('s') ? names(query, first.slice(0, -1)) : own;
    const [name] = linked;
    const link = own.length > 0 ? {} : ({ link: 'byS' } as const);
    return name
      ? { name: name.lemma, kind: 'name', wellAttested: true, logFrequency: name.logFrequency, ...link }
      : null;
  };
}

/** A number between two and twelve, and an adjective in -ig that is made with it. */
const OF_NUMBER =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!zig|zehn|ssig|und|ein|hundert|tausend|t[^aeiouäöür])(.+ig)$/;

/** Of these numbers only five kinds of adjectives need no entry (II.4.7.b). */
function ofNumber(whole: Whole): Reason | null {
  const rest = OF_NUMBER.exec(whole.lemma)?.[1];
  if (rest === undefined) return null;
  const base = whole.lemma.slice(0, -rest.length);
  return reason(
    'II.4.7.b',
    { kind: 'attached', ...knownOf(whole), base, particle: `-${rest}` },
    { effect: 'excludes' },
  );
}

function ofTwoWords(query: GermanQuery, whole: Whole): Reason | null {
  const found = ofTwo(query, whole.lemma, whole.pos);
  return found && reason('I.1.1', { kind: 'attached', ...knownOf(whole), ...found }, { effect: 'excludes' });
}

function formedVerb(query: GermanQuery, whole: Whole): Reason | null {
  const asPrefixed = whole.separable ? null : prefixed(query, whole.lemma, 'ver');
  if (asPrefixed) return asDerived(asPrefixed, whole);
  const parts = split(query, whole.lemma, 'ver', lemmaOf('ver'));
  if (parts) return asCompound(parts, whole);
  const derived = suffixed(query, whole.lemma, 'ver') ?? prefixedStem(query, whole.lemma);
  return derived && asDerived(derived, whole);
}

/** Prefixes with the hyphen that reasons give them. */
const VERBAL: ReadonlySet<string> = new Set(FREE_VERBAL_PREFIXES.map((prefix) => `${prefix}-`));
const NATIVE: ReadonlySet<string> = new Set([...VERBAL, ...NATIVE_PREFIXES.map((prefix) => `${prefix}-`)]);

/** Returns true when the prefix is also a word, or is short enough to begin one: bi-, Bier. */
const isAmbiguousPrefix = (particle: string): boolean =>
  AMBIGUOUS_PREFIXES.has(particle.slice(0, -1)) || /^(?:a|bi|de|ex|i[lmnr]|ko|re)-$/.test(particle);

const PUT_LAST: ReadonlySet<string> = new Set(['-bar', '-artig', '-förmig', '-mässig', '-farben', '-haft', '-los']);

/** Letters of particles that stand only before verbs and their participles: an-alogisch is no compound. */
const SHORT_PARTICLE = 2;

export const isBehindShortParticle = ({ first, last }: Split): boolean =>
  first.kind === 'particle' && first.name.length <= SHORT_PARTICLE && !isParticiple(last);

function formedAdjective(query: GermanQuery, whole: Whole): Reason | null {
  const number = numberWithoutEntry(query) ?? ofNumber(whole);
  if (number) return number;
  const asSuffixed = suffixed(query, whole.lemma, 'adj');
  // Such a suffix follows compounds and derivations as well: kleeblatt-förmig, abtast-bar.
  const asPrefixed = prefixed(query, whole.lemma, 'adj');
  const isNegated = asPrefixed?.particle === 'un-';
  if (asSuffixed && PUT_LAST.has(asSuffixed.particle) && !isNegated) return asDerived(asSuffixed, whole);
  const found = split(query, whole.lemma, 'adj', lemmaOf('adj'), { further: nameAsMember(query) });
  const parts = found && !isBehindShortParticle(found) ? found : null;
  // A foreign noun is the nearer base: transformativ is of Transformation.
  const foreign = asPrefixed && !NATIVE.has(asPrefixed.particle);
  if (asPrefixed && isNegated) return asDerived(asPrefixed, whole);
  if (foreign && asSuffixed) return asDerived(asSuffixed, whole);
  if (asPrefixed && !(parts && isAmbiguousPrefix(asPrefixed.particle))) return asDerived(asPrefixed, whole);
  if (parts) return asCompound(parts, whole);
  if (asSuffixed) return asDerived(asSuffixed, whole);
  for (const infinitive of infinitivesOf(whole.lemma)) {
    const ofVerb = formedVerb(query, { ...whole, lemma: infinitive, separable: false });
    if (ofVerb) return ofVerb;
  }
  return ofTwoWords(query, whole);
}

const AREA = /^(?:(?:nord|süd)(?:ost|west)?|ost|west|mittel|zentral|inner|hinter|vorder|ober|unter|nieder)(.{4,}?)s?$/;

/** Geographic names of the curated table. */
const GEOGRAPHIC = /Staat|Land|Insel|Erdteil|Stadt|Ort\b|Fluss|Gebirge|See\b|Gebiet/;

/** The geographic name in the name of an area, with its reading; undefined when the word is none. */
function areaOf(query: GermanQuery, form: string): GermanReading | undefined {
  const rest = AREA.exec(form)?.[1];
  if (rest === undefined) return undefined;
  return [rest, `${rest}s`]
    .flatMap((name) => (form.endsWith(name) || form.endsWith(`${name}s`) ? names(query, name) : []))
    .find(({ note }) => GEOGRAPHIC.test(note ?? ''));
}

/** The name of an area, which contains another name (I.5.3). */
export function asArea(query: GermanQuery, form: string, lemma?: string): Reason | null {
  const name = areaOf(query, form);
  if (!name) return null;
  const own = form.slice(0, form.indexOf(name.form) + name.form.length);
  return reason('I.5.3', { kind: 'base', lemma: lemma ?? withCapital(own), base: name.lemma });
}

/** The name of an area (I.5.3), as the letters stand or as another dictionary has its lemma. */
export const areaName: WordDetector = (query) => {
  const found = query.once(wholes).filter(({ pos }) => pos === 'sub');
  const area =
    query.spellings.length === 0
      ? asArea(query, query.form)
      : found.map(({ lemma, spelled }) => asArea(query, lemma, spelled)).find((one) => one !== null);
  return area ? [area] : [];
};

function formedNoun(query: GermanQuery, whole: Whole): Reason | null {
  const area = asArea(query, whole.lemma, whole.spelled);
  if (area) return area;
  const further = nameAsMember(query);
  // For a guessed lemma an infinitive is likelier: Alltagsverhalten.
  const isInfinitiveNoun = (one: GermanReading): boolean => isInfinitive(one) && isLemma(one);
  const guessed = whole.sources.length === 0 && toGermanTiles(whole.spelled) !== query.form;
  const nominalised = guessed ? split(query, query.form, 'sub', isInfinitiveNoun, { wellAttested: true }) : null;
  if (nominalised) return asCompound(nominalised, null);
  const parts = split(query, whole.lemma, 'sub', lemmaOf('sub'), { genders: whole.genders, further });
  const asPrefixed = prefixed(query, whole.lemma, 'sub');
  const verbal = asPrefixed && VERBAL.has(asPrefixed.particle);
  if (parts && !verbal) return asCompound(parts, whole);
  const derived = suffixed(query, whole.lemma, 'sub') ?? asPrefixed;
  if (derived) return asDerived(derived, whole);
  const options = { genders: whole.genders, deep: true, further };
  const inflected = split(query, query.form, 'sub', anyFormOf('sub'), options);
  return inflected ? asCompound(inflected, whole) : ofTwoWords(query, whole);
}

export const POSITIONS: readonly Pos[] = ['sub', 'adj', 'ver'];

const FORMED: Readonly<Record<Pos, (query: GermanQuery, whole: Whole) => Reason | null>> = {
  ver: formedVerb,
  adj: formedAdjective,
  sub: formedNoun,
};

/** A word that the spelling lexicon has. */
export function formListed(query: GermanQuery): Reason | null {
  const all = wholes(query);
  for (const whole of all) {
    const found = FORMED[whole.pos](query, whole);
    if (found) return found;
  }
  for (const whole of all) {
    const found = prefixedForm(query, query.form, whole.pos);
    if (found) return asDerived(found, whole);
    const parts = split(query, query.form, whole.pos, anyFormOf(whole.pos), { wellAttested: true });
    if (parts) return asCompound(parts, whole);
  }
  return null;
}
