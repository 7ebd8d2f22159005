/** Takes a compound apart into words of the lexicon. */
import { withCapital } from '../../../words/capital.ts';
import { lay } from '../../../words/lay.ts';
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

/** How well a kind of first member goes with the whole: nouns like nouns best, verbs like particles. */
const FIT: Readonly<Record<Pos, Readonly<Record<Member['kind'], number>>>> = {
  sub: { noun: 4, verb: 3, adjective: 3, number: 3, name: 4, particle: 1 },
  // An adverb is nearer to an adjective than the noun of its letters: wohl-gelaunt.
  adj: { noun: 4, adjective: 4, number: 4, particle: 4.05, name: 3, verb: 2 },
  ver: { particle: 5, adjective: 3, verb: 2, noun: 2, number: 0, name: 0 },
};

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

/** What a power of ten that the last member is commoner is worth: it settles what the kinds leave equal, Sonder-einheit or Sonde-reinheit. */
const COMMONER = 0.1;

/** How much commoner an infinitive is than a noun whose inflected form has its letters and is hardly met, and what a commoner word takes from a noun. */
const COMMONER_INFINITIVE = 1;
const RATHER_OTHER = 2;

/** Is the inflected noun rather an infinitive: Masken-tragen, not Masken-Trage? */
function isRatherInfinitive(question: GermanQuestion, one: TaggedReading): boolean {
  if (!isNoun(one) || isLemma(one)) return false;
  const noun = question.readingsOf(lay(one.lemma)).find((other) => isNoun(other) && other.lemma === one.lemma);
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
        question.readingsOf(lay(other.lemma)).some((noun) => noun.lemma === other.lemma && noun.weight >= least),
    );
}

/** Is a commoner word rather meant by the letters of the last member than this noun? */
const isRatherOther = (question: GermanQuestion, last: TaggedReading): boolean =>
  isRatherInfinitive(question, last) || isRatherPlural(question, last);

/** Before a participle an adjective says how it was done: fest-gepresst, not Fest. */
const HOW_DONE = 0.5;

/** What a last member with ß has where one was typed: Haupt-maße, not Haupt-masse. */
const WITH_ESZETT = 1;

/** A plural in -s is no first member, and a last member in the dictionary form is better than an inflected one. */
function worth(pos: Pos, first: Member, last: TaggedReading, genders: readonly string[]): number {
  return (
    FIT[pos][first.kind] +
    (first.sound ? 2 : 0) +
    (isSound(last) ? 2 : 0) +
    -first.cost +
    (agrees(last, genders) ? 2 : 0) +
    ((isNoun(last) && isPlural(last)) || isLemma(last) ? 0 : -1) +
    (pos === 'sub' && !isNoun(last) ? -1 : 0) +
    (pos === 'adj' && first.kind === 'adjective' && isParticiple(last) ? HOW_DONE : 0) +
    COMMONER * Math.max(last.weight, 0)
  );
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

/** The likeliest way to read the word as a compound of this part of speech; null when it is none. */
export function split(
  question: GermanQuestion,
  word: string,
  pos: Pos,
  isLast: Last,
  options: SplitOptions = {},
): Split | null {
  const { genders = [], kinds, sound = false, likely = false, deep = false, further } = options;
  let chosen: Split | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  let joint = 0;
  // No word begins with more letters; names may, which are members besides.
  const most = further ? word.length : question.game.reach(word) + MOST_LINKING;
  for (let at = 2; at <= Math.min(most, word.length - 2); at++) {
    const end = word.slice(at);
    if (end.length < MIN_MEMBER && end !== 'ei' && end !== 'öl') continue;
    const readings = question.readingsOf(end);
    if (readings.length === 0) continue;
    const hasEszett = question.typed.slice(-end.length).includes('ß');
    // Where nothing but the parts is known, an -ei is a suffix rather: Bildnerei.
    if (SUFFIXES[pos].has(end) || (sound && end === 'ei')) continue;
    // … nor are their declined forms, where nothing but the parts is known: Verein-facher.
    const isWord = (one: TaggedReading): boolean => isLast(one) && !(sound && SUFFIXES[pos].has(lay(one.lemma)));
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
      .map((last) => ({
        last,
        less:
          (isRatherOther(question, last) ? RATHER_OTHER : 0) -
          (hasEszett && last.spelling.includes('ß') ? WITH_ESZETT : 0),
      }));
    for (const first of mayBegin) {
      for (const { last, less } of mayEnd) {
        const value = worth(pos, first, last, genders) - less;
        // The longest last member of a noun or adjective, the longest particle of a verb; and of one last member the likeliest reading.
        if (value > highest || (value === highest && pos === 'ver' && at !== joint)) {
          highest = value;
          joint = at;
          chosen = { parts: [first.name, nameOf(pos, last)], first, last, worth: value };
        }
      }
    }
  }
  return chosen ?? (deep ? splitDeep(question, word, pos, isLast) : null);
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
    if (first.cost === 0) return found;
    clipped ??= found;
  }
  return clipped;
}

/** A first member that is a compound itself, with or without a linking s. */
function firstCompound(question: GermanQuestion, start: string): Split | null {
  const read = (word: string) => split(question, word, 'sub', anyFormOf('sub'), { sound: true });
  return read(start) ?? (start.endsWith('s') ? read(start.slice(0, -1)) : null);
}
