/** Takes a compound apart into words of the lexicon. */
import WEIGHTS from '../../../../../dictionaries/packed/tables/de-splits.json' with { type: 'json' };
import type { Features } from '../../../diagnosis/hypothesis.ts';
import { startsWithCapital, withCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import {
  isAdjective,
  isBaseAdjective,
  isDeclined,
  isGenitive,
  isInfinitive,
  isNoun,
  isParticiple,
  isPlural,
  isVerb,
} from '../parts-of-speech.ts';
import type { GermanQuery, GermanReading } from '../query.ts';
import { firstMembers, isLemma, isLikely, isWellAttested, type Member, MIN_MEMBER } from './members.ts';

/** Part of speech of the whole, which is that of its last member. */
export type Pos = 'sub' | 'adj' | 'ver';

/** A test for the last member. */
export type Last = (one: GermanReading) => boolean;

export interface Split {
  /** The first member or members, then the last, each in its dictionary form. */
  parts: string[];
  /** Of the two members at the joint that was chosen. */
  first: Member;
  last: GermanReading;
  /** Logarithm of odds against the other splits of the letters. */
  logOdds: number;
}

/** Suffixes with the letters of a word. At the end of a word they are no member. */
const SUFFIXES: Readonly<Record<Pos, ReadonlySet<string>>> = {
  sub: new Set(['ist', 'ung', 'nis', 'ling', 'tum', 'schafts', 'erweise', 'isch']),
  adj: new Set(['bar', 'haft', 'los', 'sam', 'artig', 'mässig', 'förmig', 'lich', 'fach', 'farben']),
  ver: new Set(),
};

/** The name of the last member: a nominalised infinitive has a capital, and a participle no ending. */
function nameOf(pos: Pos, one: GermanReading): string {
  if (pos === 'adj' && isParticiple(one) && one.rule === undefined) {
    return isDeclined(one) ? one.spelling.replace(/e[mnrs]?$/, '') : one.spelling;
  }
  return pos !== 'sub' || isNoun(one) ? one.lemma : withCapital(one.lemma);
}

const POSITIONS: Readonly<Record<Pos, Last>> = {
  sub: (one) => isNoun(one) || (isInfinitive(one) && isLemma(one)) || (isVerb(one) && isGenitive(one)),
  adj: (one) => isAdjective(one) || isParticiple(one),
  ver: isVerb,
};

/** The dictionary form of a word of this kind. */
const LEMMAS: Readonly<Record<Pos, Last>> = {
  sub: (one) => (isNoun(one) || isInfinitive(one)) && isLemma(one),
  adj: (one) => (isAdjective(one) && isLemma(one)) || (isParticiple(one) && isBaseAdjective(one)),
  ver: (one) => isInfinitive(one) && isLemma(one),
};

export const lemmaOf = (pos: Pos): Last => LEMMAS[pos];
export const anyFormOf = (pos: Pos): Last => POSITIONS[pos];

const GENDERS = ['m', 'f', 'n'];

/** The genders that a noun's reading gives it. */
export const gendersOf = ({ tag }: Pick<GermanReading, 'tag'>): string[] =>
  GENDERS.filter((value) => tag.values.has(value));

/** Returns true when the last member has a gender that the whole may have, or when one of the two has no known gender. */
function agrees(last: GermanReading, genders: readonly string[]): boolean {
  const own = gendersOf(last);
  return own.length === 0 || genders.length === 0 || own.some((gender) => genders.includes(gender));
}

/**
 * Returns by how much the log-frequency of an infinitive exceeds that of the noun whose inflected form has its letters: Zähne-putzen, not
 * Zahn-Putze. Returns 0 if it does not.
 */
function infinitiveLead(query: GermanQuery, one: GermanReading): number {
  if (!isNoun(one) || isLemma(one)) return 0;
  const readings = query.readingsOf(one.form);
  const infinitives = readings.filter((other) => isInfinitive(other) && isLemma(other));
  const noun = query.readingsOf(toGermanTiles(one.lemma)).find((other) => isNoun(other) && other.lemma === one.lemma);
  return Math.max(0, ...infinitives.map(({ logFrequency }) => logFrequency - (noun ?? one).logFrequency));
}

/** Returns true if the typed case shows this part of speech. Words in capitals show none. */
export const isTypedAs = (pos: Pos, { typed }: GermanQuery): boolean =>
  typed !== typed.toUpperCase() && startsWithCapital(typed) === (pos === 'sub');

const CLOSED: ReadonlySet<string> = new Set(['art', 'kon', 'pro']);

/** The log-frequency of the word of a closed class with these letters; 0 if there is none. Kimmich is not of Ich. */
const closedFrequency = (readings: readonly GermanReading[]): number =>
  Math.max(0, ...readings.filter(({ tag }) => CLOSED.has(tag.positions[0] ?? '')).map((one) => one.logFrequency));

/** Features of the last member alone. */
function evidenceOfLast(query: GermanQuery, pos: Pos, last: GermanReading, genders: readonly string[]): Features {
  const readings = query.readingsOf(last.form);
  return {
    asTyped: Number(isTypedAs(pos, query)),
    wellAttestedLast: Number(isWellAttested(last)),
    lastFrequency: Math.max(last.logFrequency, 0),
    lastLetters: last.form.length / 10,
    agrees: Number(agrees(last, genders)),
    inflected: Number(!((isNoun(last) && isPlural(last)) || isLemma(last))),
    noNoun: Number(pos === 'sub' && !isNoun(last)),
    infinitiveLead: infinitiveLead(query, last),
    closed: Math.max(0, closedFrequency(readings) - last.logFrequency),
    // Haupt-maße, not Haupt-masse.
    eszett: Number(last.spelling.includes('ß') && query.typed.slice(-last.form.length).includes('ß')),
  };
}

const evidenceOfFirst = (
  pos: Pos,
  letters: string,
  { kind, wellAttested, logFrequency, name, link }: Member,
): Features => ({
  [`${pos}:${kind}`]: 1,
  wellAttestedFirst: Number(wellAttested),
  [`frequency:${kind}`]: Math.max(logFrequency, 0),
  // Verbs stand there as stems; Faltenbildung is of Falte, not of falten.
  infinitive: Number(kind === 'verb' && toGermanTiles(name) === letters),
  firstLetters: name.length / 10,
  [`link:${link ?? 'none'}`]: 1,
});

/** Before a participle an adjective says how it was done: fest-gepresst, not Fest. */
const evidenceOfBoth = (pos: Pos, first: Member, last: GermanReading): Features => ({
  howDone: Number(pos === 'adj' && first.kind === 'adjective' && isParticiple(last)),
});

const weights: Readonly<Record<string, number>> = WEIGHTS;

/** Σ weight · value: a logarithm of odds, as in the engine of the diagnosis (`npm run fit`). */
function score(features: Features): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] as number);
  return sum;
}

/** Most letters of a linking sound, which are not part of the first member. */
const MOST_LINKING = 2;

export interface SplitOptions {
  /** Genders of the whole, if it is a noun and they are known. */
  genders?: readonly string[];
  /** Kinds that the first member may have; any by default. */
  kinds?: readonly Member['kind'][];
  /** Only well-attested members. */
  wellAttested?: boolean;
  /** Also long likely nouns, where no well-attested word has their letters. */
  likely?: boolean;
  /** Also compounds of three members. */
  deep?: boolean;
  /** Further first members, such as names. */
  further?: (first: string) => Member | null;
}

/** A compound of two members, with its features. */
export interface Candidate {
  first: Member;
  last: GermanReading;
  evidence: readonly Features[];
}

/** Returns the likeliest split into a compound of this part of speech; null if there is none. */
export function split(
  query: GermanQuery,
  word: string,
  pos: Pos,
  isLast: Last,
  options: SplitOptions = {},
): Split | null {
  let chosen: Candidate | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates(query, word, pos, isLast, options)) {
    const logOdds = candidate.evidence.reduce((sum, features) => sum + score(features), 0);
    if (logOdds > highest) [chosen, highest] = [candidate, logOdds];
  }
  if (chosen) {
    const { first, last } = chosen;
    return { parts: partsOf(pos, chosen), first, last, logOdds: highest };
  }
  return options.deep ? splitDeep(query, word, pos, isLast) : null;
}

/** The members in their dictionary forms. */
export const partsOf = (pos: Pos, { first, last }: Candidate): string[] => [first.name, nameOf(pos, last)];

/** Returns all splits into two members. */
export function candidates(
  query: GermanQuery,
  word: string,
  pos: Pos,
  isLast: Last,
  { genders = [], kinds, wellAttested = false, likely = false, further }: SplitOptions,
): Candidate[] {
  const found: Candidate[] = [];
  // No word begins with more of the letters, but a name may.
  const most = further ? word.length : query.game.reach(word) + MOST_LINKING;
  for (let at = 2; at <= Math.min(most, word.length - 2); at++) {
    const end = word.slice(at);
    if (end.length < MIN_MEMBER && end !== 'ei' && end !== 'öl') continue;
    const readings = query.readingsOf(end);
    if (readings.length === 0) continue;
    // In a word without an entry, -ei is a suffix: Bildnerei.
    if (SUFFIXES[pos].has(end) || (wellAttested && end === 'ei')) continue;
    // Nor is a declined form of such a suffix a member there: Verein-facher.
    const isWord = (one: GermanReading): boolean =>
      isLast(one) && !(wellAttested && SUFFIXES[pos].has(toGermanTiles(one.lemma)));
    const lasts = readings.filter(isWord);
    if (lasts.length === 0) continue;
    const start = word.slice(0, at);
    const name = further?.(start);
    const firsts = [...firstMembers(query, start), ...(name ? [name] : [])];
    const isFirst = (one: Member) =>
      one.wellAttested || (likely && one.likely && !firsts.some((other) => other.wellAttested));
    const isEnd = (one: GermanReading) =>
      isWellAttested(one) || (likely && isLikely(one) && !lasts.some(isWellAttested));
    const mayBegin = firsts.filter((one) => (!wellAttested || isFirst(one)) && (!kinds || kinds.includes(one.kind)));
    if (mayBegin.length === 0) continue;
    const mayEnd = lasts
      .filter((one) => !wellAttested || isEnd(one))
      .map((last) => ({ last, evidence: evidenceOfLast(query, pos, last, genders) }));
    for (const first of mayBegin) {
      const ofFirst = evidenceOfFirst(pos, start, first);
      for (const { last, evidence } of mayEnd)
        found.push({ first, last, evidence: [ofFirst, evidence, evidenceOfBoth(pos, first, last)] });
    }
  }
  return found;
}

/** The end of a participle I, which is not Ende: Messer-schwingenden. */
const OF_PARTICIPLE = /^ende[mnrs]?$/;

/** Least log-frequency of a last member of three letters: -tag, not -ion. */
const SHORT_AND_COMMON = 4.5;

const isLastOfThree = ({ form, lemma, logFrequency }: GermanReading): boolean =>
  (lemma.length > MIN_MEMBER || logFrequency >= SHORT_AND_COMMON) && !OF_PARTICIPLE.test(form);

/** Returns true when the member may stand between two others. Short words and particles may be the end of the first: Türkei-urlaub. */
const isMiddle = ({ kind, name }: Member): boolean => kind !== 'particle' && name.length >= MIN_MEMBER;

/** Returns the likeliest compound of three members: Bildwechsel-zahl, Flach-dichtring. */
function splitDeep(query: GermanQuery, word: string, pos: Pos, isLast: Last): Split | null {
  const found: Split[] = [];
  for (let at = MIN_MEMBER; at <= word.length - MIN_MEMBER; at++) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const last = query.readingsOf(end).find((one) => isLast(one) && isWellAttested(one) && isLastOfThree(one));
    const inner = last && at >= MIN_MEMBER * 2 ? firstCompound(query, start) : null;
    if (last && inner) {
      const logOdds = inner.logOdds + score(evidenceOfLast(query, pos, last, []));
      found.push({ ...inner, parts: [...inner.parts, last.lemma], last, logOdds });
    }
    if (word.length - at < MIN_MEMBER * 2) continue;
    const first = firstMembers(query, start).find((one) => one.wellAttested && one.kind !== 'verb');
    const rest = first && split(query, end, pos, isLast, { wellAttested: true });
    if (!first || !rest || !isMiddle(rest.first) || !isLastOfThree(rest.last)) continue;
    const logOdds = rest.logOdds + score(evidenceOfFirst(pos, start, first));
    found.push({ ...rest, parts: [first.name, ...rest.parts], logOdds });
  }
  return found.sort((one, other) => other.logOdds - one.logOdds)[0] ?? null;
}

/** Returns a compound as a first member, with or without a linking s. */
function firstCompound(query: GermanQuery, start: string): Split | null {
  const read = (word: string) => split(query, word, 'sub', anyFormOf('sub'), { wellAttested: true });
  return read(start) ?? (start.endsWith('s') ? read(start.slice(0, -1)) : null);
}
