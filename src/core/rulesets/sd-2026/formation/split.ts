/** Takes a compound apart into words of the lexicon. */
import WEIGHTS from '../../../../../dictionaries/packed/tables/de-splits.json' with { type: 'json' };
import type { Features } from '../../../diagnosis/hypothesis.ts';
import { startsWithCapital, withCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
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
import type { GermanQuestion, TaggedReading } from '../question.ts';
import { firstMembers, isLemma, isLikely, isSound, type Member, MIN_MEMBER } from './members.ts';

/** Part of speech of the whole, which is that of its last member. */
export type Pos = 'sub' | 'adj' | 'ver';

/** What is asked of the last member. */
export type Last = (one: TaggedReading) => boolean;

export interface Split {
  /** The first member or members, then the last, each in its dictionary form. */
  parts: string[];
  /** Of the two members at the joint that was chosen. */
  first: Member;
  last: TaggedReading;
  /** How likely the reading is, against other ones of the same letters. */
  worth: number;
}

/** Suffixes that are words besides; at the end of such a word they are no member. */
const SUFFIXES: Readonly<Record<Pos, ReadonlySet<string>>> = {
  sub: new Set(['ist', 'ung', 'nis', 'ling', 'tum', 'schafts', 'erweise', 'isch']),
  adj: new Set(['bar', 'haft', 'los', 'sam', 'artig', 'mässig', 'förmig', 'lich', 'fach', 'farben']),
  ver: new Set(),
};

/** How a last member is named: a nominalised infinitive is spelled like a noun, and a participle stands without its ending. */
function nameOf(pos: Pos, one: TaggedReading): string {
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
export const gendersOf = ({ tag }: Pick<TaggedReading, 'tag'>): string[] =>
  GENDERS.filter((value) => tag.values.has(value));

/** Does the last member have a gender that the whole may have? */
function agrees(last: TaggedReading, genders: readonly string[]): boolean {
  const own = gendersOf(last);
  return own.length === 0 || genders.length === 0 || own.some((gender) => genders.includes(gender));
}

/** How much commoner an infinitive is than a noun whose inflected form has its letters and is hardly met. */
const COMMONER_INFINITIVE = 1;

/** Is the inflected noun rather an infinitive: Masken-tragen, not Masken-Trage? */
function isRatherInfinitive(question: GermanQuestion, one: TaggedReading): boolean {
  if (!isNoun(one) || isLemma(one)) return false;
  const noun = question
    .readingsOf(toGermanTiles(one.lemma))
    .find((other) => isNoun(other) && other.lemma === one.lemma);
  const least = (noun?.weight ?? one.weight) + COMMONER_INFINITIVE;
  return question.readingsOf(one.form).some((other) => isInfinitive(other) && isLemma(other) && other.weight > least);
}

/** How much commoner a noun is that a form in -n is rather the plural of. */
const COMMONER_NOUN = 0.5;

/** Is the noun in -en, as infinitives are, rather the plural of a commoner one: Lauch-freunden is of Freund, not of Freunden? */
function isRatherPlural(question: GermanQuestion, one: TaggedReading): boolean {
  if (!one.form.endsWith('n') || !isNoun(one) || !isLemma(one)) return false;
  const least = one.weight + COMMONER_NOUN;
  return question
    .readingsOf(one.form)
    .some(
      (other) =>
        isNoun(other) &&
        isPlural(other) &&
        other.lemma !== one.lemma &&
        question
          .readingsOf(toGermanTiles(other.lemma))
          .some((noun) => noun.lemma === other.lemma && noun.weight >= least),
    );
}

/** Does the case that was typed show this part of speech? Letters that are all capitals show none. */
export const isTypedAs = (pos: Pos, { typed }: GermanQuestion): boolean =>
  typed !== typed.toUpperCase() && startsWithCapital(typed) === (pos === 'sub');

/** Are the letters rather another word than a form of a verb: immer-gleiche? Not in the infinitive, which particles stand before: hinüber-schnellen. */
const isRatherNoVerb = (readings: readonly TaggedReading[]): boolean =>
  readings[0] !== undefined && !isVerb(readings[0]) && !readings.some(isInfinitive);

/** What is known of the last member alone, whatever stands before it. */
function evidenceOfLast(question: GermanQuestion, pos: Pos, last: TaggedReading, genders: readonly string[]): Features {
  const readings = question.readingsOf(last.form);
  return {
    asTyped: Number(isTypedAs(pos, question)),
    soundLast: Number(isSound(last)),
    lastFrequency: Math.max(last.weight, 0),
    lastLetters: last.form.length / 10,
    agrees: Number(agrees(last, genders)),
    inflected: Number(!((isNoun(last) && isPlural(last)) || isLemma(last))),
    noNoun: Number(pos === 'sub' && !isNoun(last)),
    ratherNoVerb: Number(pos === 'ver' && isRatherNoVerb(readings)),
    ratherInfinitive: Number(isRatherInfinitive(question, last)),
    ratherPlural: Number(isRatherPlural(question, last)),
    // Haupt-maße, not Haupt-masse.
    eszett: Number(last.spelling.includes('ß') && question.typed.slice(-last.form.length).includes('ß')),
  };
}

const evidenceOfFirst = (pos: Pos, letters: string, { kind, sound, weight, name, link }: Member): Features => ({
  [`${pos}:${kind}`]: 1,
  soundFirst: Number(sound),
  [`frequency:${kind}`]: Math.max(weight, 0),
  // Verbs stand there as stems: falten is of Falte in Faltenbildung.
  infinitive: Number(kind === 'verb' && toGermanTiles(name) === letters),
  firstLetters: name.length / 10,
  [`link:${link ?? 'none'}`]: 1,
});

/** Before a participle an adjective says how it was done: fest-gepresst, not Fest. */
const evidenceOfBoth = (pos: Pos, first: Member, last: TaggedReading): Features => ({
  howDone: Number(pos === 'adj' && first.kind === 'adjective' && isParticiple(last)),
});

const weights: Readonly<Record<string, number>> = WEIGHTS;

/** Σ weight · value: a logarithm of odds, as in the engine of the diagnosis (`npm run fit`). */
function score(features: Features): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] as number);
  return sum;
}

/** Most letters that link a first member to the next one, and are not its own. */
const MOST_LINKING = 2;

export interface SplitOptions {
  /** Genders of the whole, if it is a noun and they are known. */
  genders?: readonly string[];
  /** What the first member may be; anything by default. */
  kinds?: readonly Member['kind'][];
  /** Only members that several sources have. */
  sound?: boolean;
  /** … and long nouns that are likely, where no sound word has their letters. */
  likely?: boolean;
  /** May the first member be a compound that is in no list itself? */
  deep?: boolean;
  /** Members besides the words of the game, as names are. */
  further?: (first: string) => Member | null;
}

/** A compound of two members, with what the fit weighs. */
export interface Candidate {
  first: Member;
  last: TaggedReading;
  evidence: readonly Features[];
}

/** The likeliest way to read the word as a compound of this part of speech; null when it is none. */
export function split(
  question: GermanQuestion,
  word: string,
  pos: Pos,
  isLast: Last,
  options: SplitOptions = {},
): Split | null {
  let chosen: Candidate | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates(question, word, pos, isLast, options)) {
    const worth = candidate.evidence.reduce((sum, features) => sum + score(features), 0);
    if (worth > highest) [chosen, highest] = [candidate, worth];
  }
  if (chosen) {
    const { first, last } = chosen;
    return { parts: partsOf(pos, chosen), first, last, worth: highest };
  }
  return options.deep ? splitDeep(question, word, pos, isLast) : null;
}

/** The members as they are told, each in its dictionary form. */
export const partsOf = (pos: Pos, { first, last }: Candidate): string[] => [first.name, nameOf(pos, last)];

/** All ways to read the word as a compound of two members. */
export function candidates(
  question: GermanQuestion,
  word: string,
  pos: Pos,
  isLast: Last,
  { genders = [], kinds, sound = false, likely = false, further }: SplitOptions,
): Candidate[] {
  const found: Candidate[] = [];
  // No word begins with more letters; names may, which are members besides.
  const most = further ? word.length : question.game.reach(word) + MOST_LINKING;
  for (let at = 2; at <= Math.min(most, word.length - 2); at++) {
    const end = word.slice(at);
    if (end.length < MIN_MEMBER && end !== 'ei' && end !== 'öl') continue;
    const readings = question.readingsOf(end);
    if (readings.length === 0) continue;
    // Where nothing but the parts is known, an -ei is a suffix rather: Bildnerei.
    if (SUFFIXES[pos].has(end) || (sound && end === 'ei')) continue;
    // … nor are their declined forms, where nothing but the parts is known: Verein-facher.
    const isWord = (one: TaggedReading): boolean =>
      isLast(one) && !(sound && SUFFIXES[pos].has(toGermanTiles(one.lemma)));
    const lasts = readings.filter(isWord);
    if (lasts.length === 0) continue;
    const start = word.slice(0, at);
    const name = further?.(start);
    const firsts = [...firstMembers(question, start), ...(name ? [name] : [])];
    const isFirst = (one: Member) => one.sound || (likely && one.likely && !firsts.some((other) => other.sound));
    const isEnd = (one: TaggedReading) => isSound(one) || (likely && isLikely(one) && !lasts.some(isSound));
    const mayBegin = firsts.filter((one) => (!sound || isFirst(one)) && (!kinds || kinds.includes(one.kind)));
    if (mayBegin.length === 0) continue;
    const mayEnd = lasts
      .filter((one) => !sound || isEnd(one))
      .map((last) => ({ last, evidence: evidenceOfLast(question, pos, last, genders) }));
    for (const first of mayBegin) {
      const ofFirst = evidenceOfFirst(pos, start, first);
      for (const { last, evidence } of mayEnd)
        found.push({ first, last, evidence: [ofFirst, evidence, evidenceOfBoth(pos, first, last)] });
    }
  }
  return found;
}

/** A participle of the present, of whose letters no Ende is a member: Messer-schwingenden. */
const OF_PARTICIPLE = /^ende[mnrs]?$/;

/** How common a last member of three letters is, as `Reading` counts, that is hardly there by chance: -tag, not -ion. */
const SHORT_AND_COMMON = 4.5;

const isLastOfThree = ({ form, lemma, weight }: TaggedReading): boolean =>
  (lemma.length > MIN_MEMBER || weight >= SHORT_AND_COMMON) && !OF_PARTICIPLE.test(form);

/** May it stand between two others? An egg, dar and the like are rather the end of the first: Türkei-urlaub. */
const isMiddle = ({ kind, name }: Member): boolean => kind !== 'particle' && name.length >= MIN_MEMBER;

/**
 * A compound one of whose members is a compound that no list has: Bildwechsel-zahl, Flach-dichtring. A first member that has lost its -e
 * yields to a whole one: Sonder-forschung.
 */
function splitDeep(question: GermanQuestion, word: string, pos: Pos, isLast: Last): Split | null {
  let clipped: Split | null = null;
  for (let at = MIN_MEMBER; at <= word.length - MIN_MEMBER; at++) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const last = question.readingsOf(end).find((one) => isLast(one) && isSound(one) && isLastOfThree(one));
    const inner = last && at >= MIN_MEMBER * 2 ? firstCompound(question, start) : null;
    if (last && inner) return { ...inner, parts: [...inner.parts, last.lemma], last };
    if (word.length - at < MIN_MEMBER * 2) continue;
    const first = firstMembers(question, start).find((one) => one.sound && one.kind !== 'verb');
    const rest = first && split(question, end, pos, isLast, { sound: true });
    if (!first || !rest || !isMiddle(rest.first) || !isLastOfThree(rest.last)) continue;
    const found = { ...rest, parts: [first.name, ...rest.parts] };
    if (first.link === undefined) return found;
    clipped ??= found;
  }
  return clipped;
}

/** A first member that is a compound itself, with or without a linking s. */
function firstCompound(question: GermanQuestion, start: string): Split | null {
  const read = (word: string) => split(question, word, 'sub', anyFormOf('sub'), { sound: true });
  return read(start) ?? (start.endsWith('s') ? read(start.slice(0, -1)) : null);
}
