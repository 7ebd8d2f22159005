/** What may stand as the first member of a German compound, and under which dictionary form it is named. */
import MEMBERS from '../../../../../dictionaries/packed/tables/de-compound-members.json' with { type: 'json' };
import { withCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import {
  isBaseAdjective,
  isGenitive,
  isInfinitive,
  isNominativeSingular,
  isNoun,
  isNumber,
  isParticiple,
  isPlural,
  isVerb,
} from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading } from '../question.ts';

export type MemberKind = 'noun' | 'adjective' | 'verb' | 'number' | 'particle' | 'name';

/** One member of a compound. */
export interface Member {
  /** Its dictionary form, as spelled. */
  name: string;
  kind: MemberKind;
  /** Do several sources have it with a paradigm of its own? Rare short words meet by chance. */
  sound: boolean;
  /** Is it a noun that is likely all the same? */
  likely?: boolean;
  /** How common the word is, as `Reading` counts. */
  weight: number;
  /** What is odd about where it meets the next one. */
  link?: Link;
}

/** It lacks the sound that usually links it to the next one, or has lost its -e, or ends in an s that may begin the next one. */
export type Link = 'unlinked' | 'clipped' | 'byS';

/** Fewest letters of a member; the shorter ones that make compounds are few. */
export const MIN_MEMBER = 3;
const SHORT_MEMBERS = new Set(['ab', 'an', 'da', 'ei', 'ob', 'öl', 'um', 'zu']);

/** Members that are no words, or other ones, by themselves: ein-steigen, Vorder-rad. */
const BOUND: ReadonlySet<string> = new Set(MEMBERS.bound.split(' '));
/** … of which these stand before verbs as well, as particles do. */
const BOUND_PARTICLES = new Set(['dar', 'ein', 'empor', 'hinter', 'unter']);

const ADVERBIAL = new Set(['adv', 'prp', 'ptl']);
const isAdverbial = ({ tag }: TaggedReading): boolean => ADVERBIAL.has(tag.positions[0] ?? '');

/** How common a word is, as `Reading` counts, and how likely the tournament list has it, that is believed though no dictionary inflects it: Handwerk. */
const BELIEVED = { weight: 2, share: 0.85, letters: 5 } as const;

/** … and of a shorter one: Wahn, Wall. */
const BELIEVED_SHORT = { weight: 3, letters: 4 } as const;

/** How likely the tournament list has a noun that is believed by its letters alone, and how many these are. */
const LONG = { share: 0.75, letters: 5 } as const;

/**
 * Entered by hand, or inflected by a dictionary and on the core list, or likely and met so often that its letters are no chance; a lexicon
 * that names no source is believed.
 */
export const isSound = ({ origin, attestedBy, curated, form, share = 0, weight }: TaggedReading): boolean =>
  curated ||
  attestedBy.includes('german-pos-dict') ||
  (origin === 'attested' && (attestedBy.length === 0 || attestedBy.includes('enz'))) ||
  (share >= BELIEVED.share &&
    ((form.length >= BELIEVED.letters && weight >= BELIEVED.weight) ||
      (form.length >= BELIEVED_SHORT.letters && weight >= BELIEVED_SHORT.weight)));

/** Is the noun likely, and so long that its letters are no chance, though no dictionary inflects it: Blumenkohl? */
export const isLikely = (one: TaggedReading): boolean =>
  isNoun(one) && one.form.length >= LONG.letters && (one.share ?? 0) >= LONG.share;

export const isLemma = (one: TaggedReading): boolean => toGermanTiles(one.lemma) === one.form;

const isNounLemma = (one: TaggedReading): boolean =>
  isNoun(one) && isLemma(one) && (isNominativeSingular(one) || isPlural(one));

/** The few first members that have an s instead of their -e. */
const S_FOR_E = new Set(['geschichts', 'hilfs', 'aushilfs', 'weltgeschichts', 'nothilfs', 'abhilfs']);

const isOtherWord = (one: TaggedReading): boolean =>
  isBaseAdjective(one) || (isLemma(one) && (isNumber(one) || ADVERBIAL.has(one.tag.positions[0]!)));

/** Last members that end names more often than compounds that no dictionary has: Breitenstein. */
export const ENDS_NAMES: ReadonlySet<string> = new Set(MEMBERS['rather-name'].split(' '));

/** Adjectives that make compounds more often than the noun of the same letters. */
const RATHER_ADJECTIVES: ReadonlySet<string> = new Set(MEMBERS['rather-adjective'].split(' '));

/** How much commoner a word is, as `Reading` counts, that is rather meant than another one of the same letters: Kind, not Kinder. */
const COMMONER = 1;

/** How common an adverb is whose letters are the rare form of a noun besides. */
const RATHER_MET = 2;

const isRather = (one: TaggedReading, other: TaggedReading): boolean =>
  one.lemma !== other.lemma && one.weight > other.weight + COMMONER;

/** Suffixes after which a member takes an s. */
export const TAKES_S = /[aeiouäöü].*(?:ung|ion|heit|keit|schaft|ität|tum|ling)$/;

/** The first that fits, a sound one before all others. */
export function best(
  readings: readonly TaggedReading[],
  fits: (one: TaggedReading) => boolean,
): TaggedReading | undefined {
  const found = readings.filter(fits);
  return found.find(isSound) ?? found[0];
}

/** The dictionary form whose inflected form is nearest to the letters: Marken is of Marke rather than of Mark. */
function nearest(readings: readonly TaggedReading[], fits: (one: TaggedReading) => boolean): TaggedReading | undefined {
  return best(
    [...readings].sort((a, b) => b.lemma.length - a.lemma.length),
    fits,
  );
}

/** Letters that stand for the noun in -e rather than for a rare one without it. */
const RATHER_CLIPPED = new Set(['end', 'kirsch', 'oktav', 'palm', 'perl']);

/** A noun that may lose its -e before another member: Schul-, Kirsch-; not Enten-. */
const isClippable = (one: TaggedReading): boolean => isNounLemma(one) && isNominativeSingular(one);

const isGenitiveOrPlural = (one: TaggedReading): boolean => isNoun(one) && (isGenitive(one) || isPlural(one));
const isNominalised = (one: TaggedReading): boolean => isVerb(one) && isGenitive(one);

const asNoun = (reading: TaggedReading, link?: Link): Member => ({
  name: isNoun(reading) ? reading.lemma : withCapital(reading.lemma),
  kind: 'noun',
  sound: isSound(reading),
  likely: isLikely(reading),
  weight: reading.weight,
  ...(link && { link }),
});

/**
 * The noun that stands as this first member: as it is, in the genitive or plural, with a linking s or n, or without its -e. The last
 * two only where the letters are no word of another kind: nicht is not Nichte.
 */
export function nounMember(question: GermanQuestion, first: string): Member | null {
  const lookUp = (form: string) =>
    form.length >= MIN_MEMBER || SHORT_MEMBERS.has(form) ? question.readingsOf(form) : [];
  const own = lookUp(first);
  const whole = best(own, isNounLemma);
  const commoner = whole && own.find((one) => isGenitiveOrPlural(one) && isSound(one) && isRather(one, whole));
  if (commoner) return asNoun(commoner);
  const clipped = first === 'ent' ? undefined : best(lookUp(`${first}e`), isClippable);
  if (whole && !isSound(whole) && clipped && RATHER_CLIPPED.has(first)) return asNoun(clipped);
  if (whole && (isSound(whole) || !own.some(isOtherWord)))
    return asNoun(whole, TAKES_S.test(first) ? 'unlinked' : undefined);
  const inflected = nearest(own, isGenitiveOrPlural) ?? best(own, isNominalised);
  // A genitive is as well known as its noun: Baurechts-.
  if (inflected)
    return {
      ...asNoun(inflected, first.endsWith('s') ? 'byS' : undefined),
      sound: isSound(inflected) || lookUp(toGermanTiles(inflected.lemma)).some(isSoundOf(inflected.lemma)),
    };
  if (BOUND.has(first) || own.some(isOtherWord)) return null;
  if (first.endsWith('s')) {
    const stem = first.slice(0, -1);
    const linked = best(lookUp(stem), isNounLemma);
    if (linked) return asNoun(linked, 'byS');
    const inE = best(lookUp(`${stem}e`), isNounLemma);
    if (inE) return asNoun(inE, S_FOR_E.has(first) ? undefined : 'unlinked');
  }
  if (clipped) return asNoun(clipped, 'clipped');
  if (!/e[ns]?$/.test(first)) return null;
  const linked =
    best(lookUp(first.replace(/e[ns]?$/, '')), isNounLemma) ?? best(lookUp(first.replace(/n$/, '')), isNounLemma);
  return linked ? asNoun(linked, 'unlinked') : null;
}

const isSoundOf =
  (lemma: string) =>
  (one: TaggedReading): boolean =>
    one.lemma === lemma && isSound(one);

/** The infinitive of a verb stem, with or without its -e: schreib, klingel, halte; or the infinitive itself. */
function verb(question: GermanQuestion, first: string): TaggedReading | undefined {
  const infinitives = [`${first}en`, /(?:e[lr]|e)$/.test(first) ? `${first}n` : '', /n$/.test(first) ? first : ''];
  for (const infinitive of infinitives) {
    const found =
      infinitive === '' ? undefined : best(question.readingsOf(infinitive), (one) => isInfinitive(one) && isLemma(one));
    if (found) return found;
  }
  return undefined;
}

/** What was found for a question: the same letters are split as a noun, an adjective and a verb. */
const kept = new WeakMap<GermanQuestion, Map<string, readonly Member[]>>();

/** All that the letters may be as a first member. */
export function firstMembers(question: GermanQuestion, first: string): readonly Member[] {
  const known = kept.get(question) ?? new Map<string, readonly Member[]>();
  const found = known.get(first) ?? membersOf(question, first);
  kept.set(question, known.set(first, found));
  return found;
}

function membersOf(question: GermanQuestion, first: string): readonly Member[] {
  if (first.length < MIN_MEMBER && !SHORT_MEMBERS.has(first)) return [];
  const found: Member[] = [];
  const add = (reading: TaggedReading | undefined, kind: MemberKind): void => {
    if (!reading) return;
    const name = isParticiple(reading) ? reading.spelling : reading.lemma;
    found.push({ name, kind, sound: isSound(reading), weight: reading.weight });
  };
  const readings = question.readingsOf(first);
  const noun = nounMember(question, first);
  const adjective = best(readings, isBaseAdjective);
  const adverb = readings.find((one) => isAdverbial(one) && isLemma(one));
  // A rare noun in the genitive is hardly meant: Links-fraktion.
  const isRatherAdverb =
    noun && !noun.sound && adverb && adverb.weight > RATHER_MET && toGermanTiles(noun.name) !== first;
  if (noun && !isRatherAdverb && !(adjective && RATHER_ADJECTIVES.has(first))) found.push(noun);
  add(adjective, 'adjective');
  add(
    best(readings, (one) => isNumber(one) && isLemma(one)),
    'number',
  );
  const bound = { name: first, sound: true, weight: readings.reduce((most, { weight }) => Math.max(most, weight), 0) };
  if (first === 'ein') found.push({ ...bound, kind: 'number' });
  if (BOUND.has(first)) {
    found.push({ ...bound, kind: BOUND_PARTICLES.has(first) ? 'particle' : 'noun' });
  } else
    add(
      best(
        readings,
        (one) => isAdverbial(one) && isLemma(one) && !readings.some((other) => isNoun(other) && isRather(other, one)),
      ),
      'particle',
    );
  if (first.length >= MIN_MEMBER && !BOUND.has(first)) add(verb(question, first), 'verb');
  return found;
}
