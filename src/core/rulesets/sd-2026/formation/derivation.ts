/** Finds the word or name that another word is derived from. */
import { isTypedAsName } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import {
  isBaseAdjective,
  isGenitive,
  isNoun,
  isParticiple,
  isParticiple2,
  isPositive,
  isSeparable,
  isVerb,
} from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, germanReadings } from '../query.ts';
import {
  type Base,
  FOREIGN_PREFIXES,
  FREE_VERBAL_PREFIXES,
  NATIVE_PREFIXES,
  ROOTS,
  SUFFIXES,
  VERBAL_PREFIXES,
} from './affixes.ts';
import { best, isLemma, isWellAttested, nounMember } from './members.ts';
import { anyFormOf, lemmaOf, type Pos } from './split.ts';

export interface Derivation {
  /** Dictionary form of the base, as spelled. */
  base: string;
  /** The prefix or suffix with its hyphen. */
  particle: string;
}

/** Fewest letters of a base. */
const MIN_BASE = 4;
/** The same before a suffix that takes short words: Ei-chen. */
const MIN_STEM = 3;

const VERBAL: ReadonlySet<string> = new Set(VERBAL_PREFIXES);

const BASES: Readonly<Record<Exclude<Base, 'name'>, (one: GermanReading) => boolean>> = {
  noun: (one) => isNoun(one) && isLemma(one),
  verb: lemmaOf('ver'),
  adjective: isBaseAdjective,
};

const PLAIN: Readonly<Record<string, string>> = { äu: 'au', ä: 'a', ö: 'o', ü: 'u' };

/** Yields the stem, and the stem without its umlaut. */
export function* plain(stem: string): Generator<string> {
  yield stem;
  const without = stem.replace(
    /äu(?=[^aeiouäöü]*$)|[äöü](?=[^aeiouäöü]*e?[lr]?$)/,
    (umlaut) => PLAIN[umlaut] ?? umlaut,
  );
  if (without !== stem) yield without;
}

/** The stem of a word in -el or -er with the e that it lost: entkoppl-er. */
export const withE = (stem: string): string[] =>
  /[^aeiouäöü][lr]$/.test(stem) ? [`${stem.slice(0, -1)}e${stem.at(-1)}`] : [];

function found(query: GermanQuery, form: string, kinds: readonly Base[]): GermanReading | undefined {
  for (const kind of kinds) {
    const reading = kind === 'name' ? best(names(query, form), () => true) : best(query.readingsOf(form), BASES[kind]);
    if (reading) return reading;
  }
  return undefined;
}

/** Place, country, person of this name. */
export function names({ spelling }: GermanQuery, form: string): GermanReading[] {
  if (!spelling?.has(form)) return [];
  return germanReadings(spelling, form).filter(
    (one) => one.curated && /^I\.(?:5\.1|1\.2\.c)$/.test(one.rule ?? '') && isLemma(one),
  );
}

/** Returns true for a prefix of the curated table of affixes. */
function isListedPrefix({ spelling }: GermanQuery, prefix: string): boolean {
  return (
    spelling?.has(prefix) === true &&
    spelling
      .readings(prefix)
      .some(
        ({ mark, rule, source }) => mark === 'curated' && rule?.endsWith('I.1.2.e') && source?.startsWith('Vorsilbe'),
      )
  );
}

function prefixes(query: GermanQuery, word: string, pos: Pos): string[] {
  const verbal = pos === 'sub' && !/(?:ung|nis)$/.test(word) ? [] : VERBAL_PREFIXES;
  const others = pos === 'ver' ? [] : [...NATIVE_PREFIXES, ...FOREIGN_PREFIXES];
  const known = new Set<string>([...verbal, ...others].filter((prefix) => word.startsWith(prefix)));
  const nominal = pos === 'sub' && verbal.length === 0;
  if (pos !== 'ver') {
    for (let at = 2; at <= word.length - MIN_BASE; at++) {
      const prefix = word.slice(0, at);
      if (!(nominal && VERBAL.has(prefix)) && isListedPrefix(query, prefix)) known.add(prefix);
    }
  }
  return [...known].sort((a, b) => b.length - a.length);
}

/** Participle, or adjective from a verb: a word that takes a verbal prefix. */
const isVerbal = (one: GermanReading): boolean =>
  lemmaOf('adj')(one) && (isParticiple(one) || /(?:bar|nd|(?<!wer)t)$/.test(one.lemma));

/** The word without a prefix, in its dictionary form. */
export function prefixed(query: GermanQuery, word: string, pos: Pos): Derivation | null {
  for (const prefix of prefixes(query, word, pos)) {
    const rest = word.slice(prefix.length);
    if (rest.length < MIN_BASE || ROOTS.has(rest)) continue;
    const takes = pos === 'adj' && VERBAL.has(prefix) ? isVerbal : lemmaOf(pos);
    const reading = best(query.readingsOf(rest), takes);
    if (reading && !ROOTS.has(toGermanTiles(reading.lemma))) return { base: reading.lemma, particle: `${prefix}-` };
  }
  return null;
}

/** An inflected form without a prefix: zerdonnernde. */
export function prefixedForm(query: GermanQuery, form: string, pos: Pos): Derivation | null {
  for (const prefix of prefixes(query, form, pos)) {
    const rest = form.slice(prefix.length);
    if (rest.length < MIN_BASE || ROOTS.has(rest)) continue;
    const reading = query.readingsOf(rest).find((one) => anyFormOf(pos)(one) && isWellAttested(one));
    if (reading && !(isVerb(reading) && isParticiple(reading) && /^ge/.test(rest))) {
      return { base: reading.lemma, particle: `${prefix}-` };
    }
  }
  return null;
}

/** Prefixes that combine with nearly any verb or adjective, so that no dictionary needs to have the word. */
const FREE_PREFIXES: Readonly<Record<'ver' | 'adj', readonly string[]>> = {
  ver: FREE_VERBAL_PREFIXES,
  adj: ['un'],
};

/** Verbs with a prefix take no further one. */
const HAS_PREFIX = /^(?:be|emp|ent|er|ge|miss|ver|zer|un)/;

/** Suffixes that combine with nearly any noun: konsequenzlos, komplizenhaft. In lower case they are no noun. */
const FREE_SUFFIX = /^(.{3,})(los|haft|artig|förmig|mässig)(?:e[mnrs]?)?$/;

/** A noun with such a suffix. */
function freelySuffixed(query: GermanQuery, form: string): Derivation | null {
  const [, stem, suffix] = isTypedAsName(query.typed) ? [] : (FREE_SUFFIX.exec(form) ?? []);
  const member = stem === undefined ? null : nounMember(query, stem);
  return member?.wellAttested ? { base: member.name, particle: `-${suffix}` } : null;
}

/** A noun in -ung of a verb: Ausradierung, not aus-Radierung. */
function ofVerb(query: GermanQuery, form: string): Derivation | null {
  const stem = isTypedAsName(query.typed) ? /^(.{4,})ung(?:en)?$/.exec(form)?.[1] : undefined;
  if (stem === undefined) return null;
  const verb = [`${stem}en`, `${stem}n`].flatMap((one) => query.readingsOf(one)).find(lemmaOf('ver'));
  return verb && isWellAttested(verb) ? { base: verb.lemma, particle: '-ung' } : null;
}

/** A diminutive of a noun, which may have lost its ending: Papierchen, Schäuflein, Augerln. */
function diminutive(query: GermanQuery, form: string): Derivation | null {
  const [, stem, suffix] = isTypedAsName(query.typed)
    ? (/^(.{3,})(chen|lein|erl)(?:s|(?<=erl)n)?$/.exec(form) ?? [])
    : [];
  if (stem === undefined) return null;
  for (const noun of plain(stem)) {
    const found = ['', 'e', 'en', 'el'].flatMap((ending) => query.readingsOf(noun + ending)).find(isWellAttestedNoun);
    if (found) return { base: found.lemma, particle: `-${suffix}` };
  }
  return null;
}

const isWellAttestedNoun = (one: GermanReading): boolean => isNoun(one) && isLemma(one) && isWellAttested(one);

/** A derivation of a form that no dictionary has: entsinkend, unblau, konsequenzlos, Ausradierung, Papierchen. */
export function unknownDerivation(query: GermanQuery, form: string): Derivation | null {
  const withSuffix = freelySuffixed(query, form) ?? ofVerb(query, form) ?? diminutive(query, form);
  if (withSuffix) return withSuffix;
  for (const pos of ['ver', 'adj'] as const) {
    // Verbs rarely have a capital, while many names look like one: Entebbe.
    if (pos === 'ver' && isTypedAsName(query.typed)) continue;
    for (const prefix of FREE_PREFIXES[pos]) {
      const rest = form.slice(prefix.length);
      if (!form.startsWith(prefix) || rest.length < MIN_BASE || HAS_PREFIX.test(rest)) continue;
      const reading = query.readingsOf(rest).find((one) => isFreeBase(one, pos));
      if (reading) return { base: reading.lemma, particle: `${prefix}-` };
    }
  }
  return null;
}

/** A form of a simple verb, without the participle II, which has lost its ge-; or a positive adjective. */
function isFreeBase(one: GermanReading, pos: 'ver' | 'adj'): boolean {
  if (!isWellAttested(one)) return false;
  if (pos === 'adj') return isPositive(one);
  return isVerb(one) && !isSeparable(one) && !isParticiple2(one) && !isGenitive(one);
}

/** A verb of an adjective or a noun: ver-sachlich-en, ent-gleis-en. */
export function prefixedStem(query: GermanQuery, infinitive: string): Derivation | null {
  const stem = infinitive.replace(/e?n$/, '');
  for (const prefix of FREE_VERBAL_PREFIXES) {
    const rest = stem.slice(prefix.length);
    if (!stem.startsWith(prefix) || rest.length < MIN_BASE) continue;
    for (const form of [rest, `${rest}e`, `${rest}en`, ...plain(rest)]) {
      const reading = found(query, form, ['adjective', 'noun']);
      if (reading && isWellAttested(reading)) return { base: reading.lemma, particle: `${prefix}-` };
    }
  }
  return null;
}

/** Infinitives of which the adjective may be a weak participle II without ge-: verzwergt, umkrallt; not entwandt. */
export function infinitivesOf(participle: string): string[] {
  const stem = /^(.+?)e?t$/.exec(participle)?.[1];
  return stem === undefined || /(?:and|ann|ach|och)$/.test(stem)
    ? []
    : [`${stem}en`, ...(/e[lr]$/.test(stem) ? [`${stem}n`] : [])];
}

/** The word without a suffix, in its dictionary form. */
export function suffixed(query: GermanQuery, word: string, pos: Pos): Derivation | null {
  for (const { suffix, forms, of, restored, linked } of SUFFIXES) {
    if (forms !== pos || !word.endsWith(suffix)) continue;
    const stem = word.slice(0, -suffix.length);
    const member = linked ? nounMember(query, stem) : null;
    if (member) return { base: member.name, particle: `-${suffix}` };
    if (stem.length < MIN_STEM) continue;
    const stems = [...plain(stem), ...withE(stem)];
    for (const letters of restored) {
      for (const base of stems) {
        const reading = found(query, base + letters, of);
        if (reading && toGermanTiles(reading.lemma) !== word) return { base: reading.spelling, particle: `-${suffix}` };
      }
    }
  }
  return null;
}
