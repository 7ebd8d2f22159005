/** First members of German compounds, and their dictionary forms. */
import MEMBERS from '../../../../../dictionaries/packed/tables/de-compound-members.json' with { type: 'json' };
import { withCapital } from '../../../words/capital.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
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
import type { GermanQuery, GermanReading } from '../query.ts';

export type MemberKind = 'noun' | 'adjective' | 'verb' | 'number' | 'particle' | 'name';

/** One member of a compound. */
export interface Member {
  /** Its dictionary form, as spelled. */
  name: string;
  kind: MemberKind;
  /** True when several sources have the word with a paradigm. Rare short words match by chance. */
  wellAttested: boolean;
  /** True for a noun that is likely without such sources. */
  likely?: boolean;
  /** Log-frequency of the word. */
  logFrequency: number;
  /** The irregularity of the joint. */
  link?: Link;
}

/**
 * `withS`: behind a suffix that takes an s, as in Rechnungs-. `withoutS`: this s is missing. `unlinked`: another usual linking sound is
 * missing. `clipped`: the final -e is missing. `byS`: it ends in an s that may begin the next member.
 */
export type Link = 'withS' | 'withoutS' | 'unlinked' | 'clipped' | 'byS';

/** Fewest letters of a member. Few shorter words form compounds. */
export const MIN_MEMBER = 3;
const SHORT_MEMBERS = new Set(['ab', 'an', 'da', 'ei', 'ob', 'öl', 'um', 'zu']);

/** Members that are not words alone, or are other words alone: ein-steigen, Vorder-rad. */
const BOUND: ReadonlySet<string> = new Set(MEMBERS.bound.split(' '));
/** Those that stand before verbs as well, as particles do. */
const BOUND_PARTICLES = new Set(['dar', 'ein', 'empor', 'hinter', 'unter']);

const ADVERBIAL = new Set(['adv', 'prp', 'ptl']);
const isAdverbial = ({ tag }: GermanReading): boolean => ADVERBIAL.has(tag.positions[0] ?? '');

/**
 * Least log-frequency, probability and length of a word that is well attested though no dictionary inflects it:
 * Handwerk.
 */
const BELIEVED = { weight: 2, share: 0.85, letters: 5 } as const;

/** The same for a shorter word: Wahn, Wall. */
const BELIEVED_SHORT = { weight: 3, letters: 4 } as const;

/** Least probability and length of a likely noun. */
const LIKELY = { share: 0.75, letters: 4 } as const;

/**
 * Returns true for a word of a curated row, one that a dictionary inflects, one of the core list, and a likely and
 * frequent one. A lexicon without sources counts as attested.
 */
export const isWellAttested = ({
  origin,
  attestedBy,
  curated,
  form,
  share = 0,
  logFrequency,
}: GermanReading): boolean =>
  curated ||
  attestedBy.includes('german-pos-dict') ||
  (origin === 'attested' && (attestedBy.length === 0 || attestedBy.includes('enz'))) ||
  (share >= BELIEVED.share &&
    ((form.length >= BELIEVED.letters && logFrequency >= BELIEVED.weight) ||
      (form.length >= BELIEVED_SHORT.letters && logFrequency >= BELIEVED_SHORT.weight)));

/** Returns true for a likely noun that is rarely met by chance, though no dictionary inflects it: Blumenkohl, Soja. */
export const isLikely = (one: GermanReading): boolean =>
  isNoun(one) && one.form.length >= LIKELY.letters && (one.share ?? 0) >= LIKELY.share;

export const isLemma = (one: GermanReading): boolean => toGermanTiles(one.lemma) === one.form;

const isNounLemma = (one: GermanReading): boolean =>
  isNoun(one) && isLemma(one) && (isNominativeSingular(one) || isPlural(one));

/** First members with an s in place of -e. */
const S_FOR_E = new Set(['geschichts', 'hilfs', 'aushilfs', 'weltgeschichts', 'nothilfs', 'abhilfs']);

const isOtherWord = (one: GermanReading): boolean =>
  isBaseAdjective(one) || (isLemma(one) && (isNumber(one) || ADVERBIAL.has(one.tag.positions[0]!)));

/** Last members of names more often than of unlisted compounds: Breitenstein. */
export const ENDS_NAMES: ReadonlySet<string> = new Set(MEMBERS['rather-name'].split(' '));

/** Adjectives that form more compounds than the noun of the same letters. */
const PREFERRED_ADJECTIVES: ReadonlySet<string> = new Set(MEMBERS['rather-adjective'].split(' '));

/** Least lead in log-frequency by which a word is preferred to another one of the same letters: Kind, not Kinder. */
const COMMONER = 1;

/** Least log-frequency of an adverb that is preferred to a rare inflected noun. */
const COMMON_ADVERB = 2;

const isMuchCommoner = (one: GermanReading, other: GermanReading): boolean =>
  one.lemma !== other.lemma && one.logFrequency > other.logFrequency + COMMONER;

/** Suffixes after which a member takes an s. */
const TAKES_S = /[aeiouäöü].*(?:ung|ion|heit|keit|schaft|ität|tum|ling)$/;

/** Returns true for a noun with such a suffix. @param noun tiles */
export const takesS = (noun: string): boolean => TAKES_S.test(noun);

const linkOfS = (first: string): Link | undefined =>
  first.endsWith('s') ? (takesS(first.slice(0, -1)) ? 'withS' : 'byS') : undefined;

/** Returns the first reading that fits, a well-attested one before all others. */
export function best(
  readings: readonly GermanReading[],
  fits: (one: GermanReading) => boolean,
): GermanReading | undefined {
  const found = readings.filter(fits);
  return found.find(isWellAttested) ?? found[0];
}

/** The lemma nearest to the letters: Marken is of Marke, not of Mark. */
function nearest(readings: readonly GermanReading[], fits: (one: GermanReading) => boolean): GermanReading | undefined {
  return best(
    [...readings].sort((a, b) => b.lemma.length - a.lemma.length),
    fits,
  );
}

/** Letters that stand for a noun in -e, not for the rare noun without it. */
const PREFERRED_CLIPPED = new Set(['end', 'kirsch', 'oktav', 'palm', 'perl']);

/** A noun that may lose its -e before another member: Schul-, Kirsch-; not Enten-. */
const isClippable = (one: GermanReading): boolean => isNounLemma(one) && isNominativeSingular(one);

const isGenitiveOrPlural = (one: GermanReading): boolean => isNoun(one) && (isGenitive(one) || isPlural(one));
const isNominalised = (one: GermanReading): boolean => isVerb(one) && isGenitive(one);

const asNoun = (reading: GermanReading, link?: Link): Member => ({
  name: isNoun(reading) ? reading.lemma : withCapital(reading.lemma),
  kind: 'noun',
  wellAttested: isWellAttested(reading),
  likely: isLikely(reading),
  logFrequency: reading.logFrequency,
  ...(link && { link }),
});

/**
 * Returns the noun in this first member: as it is, in the genitive or plural, with a linking s or n, or without its -e.
 * The last two only where the letters are no other word: nicht is not Nichte.
 */
export function nounMember(query: GermanQuery, first: string): Member | null {
  const lookUp = (form: string) => (form.length >= MIN_MEMBER || SHORT_MEMBERS.has(form) ? query.readingsOf(form) : []);
  const own = lookUp(first);
  const whole = best(own, isNounLemma);
  const commoner =
    whole && own.find((one) => isGenitiveOrPlural(one) && isWellAttested(one) && isMuchCommoner(one, whole));
  if (commoner) return asNoun(commoner);
  const clipped = first === 'ent' ? undefined : best(lookUp(`${first}e`), isClippable);
  if (whole && !isWellAttested(whole) && clipped && PREFERRED_CLIPPED.has(first)) return asNoun(clipped);
  if (whole && (isWellAttested(whole) || !own.some(isOtherWord)))
    return asNoun(whole, takesS(first) ? 'withoutS' : undefined);
  const inflected = nearest(own, isGenitiveOrPlural) ?? best(own, isNominalised);
  // A genitive is as well attested as its noun: Baurechts-.
  if (inflected)
    return {
      ...asNoun(inflected, linkOfS(first)),
      wellAttested:
        isWellAttested(inflected) || lookUp(toGermanTiles(inflected.lemma)).some(isWellAttestedFormOf(inflected.lemma)),
    };
  if (BOUND.has(first) || own.some(isOtherWord)) return null;
  if (first.endsWith('s')) {
    const stem = first.slice(0, -1);
    const linked = best(lookUp(stem), isNounLemma);
    if (linked) return asNoun(linked, linkOfS(first));
    const inE = best(lookUp(`${stem}e`), isNounLemma);
    if (inE) return asNoun(inE, S_FOR_E.has(first) ? undefined : 'unlinked');
  }
  if (clipped) return asNoun(clipped, 'clipped');
  if (!/e[ns]?$/.test(first)) return null;
  const linked =
    best(lookUp(first.replace(/e[ns]?$/, '')), isNounLemma) ?? best(lookUp(first.replace(/n$/, '')), isNounLemma);
  return linked ? asNoun(linked, 'unlinked') : null;
}

const isWellAttestedFormOf =
  (lemma: string) =>
  (one: GermanReading): boolean =>
    one.lemma === lemma && isWellAttested(one);

/** The infinitive of a verb stem, with or without its -e: schreib, klingel, halte; or the infinitive itself. */
function verb(query: GermanQuery, first: string): GermanReading | undefined {
  const infinitives = [`${first}en`, /(?:e[lr]|e)$/.test(first) ? `${first}n` : '', /n$/.test(first) ? first : ''];
  for (const infinitive of infinitives) {
    const found =
      infinitive === '' ? undefined : best(query.readingsOf(infinitive), (one) => isInfinitive(one) && isLemma(one));
    if (found) return found;
  }
  return undefined;
}

/** First members of each word: the same letters are split as a noun, an adjective and a verb. */
const membersByQuestion = new WeakMap<GermanQuery, Map<string, readonly Member[]>>();

/** Returns all readings of the letters as a first member. */
export function firstMembers(query: GermanQuery, first: string): readonly Member[] {
  const known = membersByQuestion.get(query) ?? new Map<string, readonly Member[]>();
  const found = known.get(first) ?? membersOf(query, first);
  membersByQuestion.set(query, known.set(first, found));
  return found;
}

function membersOf(query: GermanQuery, first: string): readonly Member[] {
  if (first.length < MIN_MEMBER && !SHORT_MEMBERS.has(first)) return [];
  const found: Member[] = [];
  const add = (reading: GermanReading | undefined, kind: MemberKind): void => {
    if (!reading) return;
    const name = isParticiple(reading) ? reading.spelling : reading.lemma;
    found.push({ name, kind, wellAttested: isWellAttested(reading), logFrequency: reading.logFrequency });
  };
  const readings = query.readingsOf(first);
  const noun = nounMember(query, first);
  const adjective = best(readings, isBaseAdjective);
  const adverb = readings.find((one) => isAdverbial(one) && isLemma(one));
  // The adverb is preferred to a rare noun in the genitive: Links-fraktion.
  const isLikelierAdverb =
    noun && !noun.wellAttested && adverb && adverb.logFrequency > COMMON_ADVERB && toGermanTiles(noun.name) !== first;
  if (noun && !isLikelierAdverb && !(adjective && PREFERRED_ADJECTIVES.has(first))) found.push(noun);
  add(adjective, 'adjective');
  add(
    best(readings, (one) => isNumber(one) && isLemma(one)),
    'number',
  );
  const bound = {
    name: first,
    wellAttested: true,
    logFrequency: readings.reduce((most, { logFrequency }) => Math.max(most, logFrequency), 0),
  };
  if (first === 'ein') found.push({ ...bound, kind: 'number' });
  if (BOUND.has(first)) {
    found.push({ ...bound, kind: BOUND_PARTICLES.has(first) ? 'particle' : 'noun' });
  } else
    add(
      best(
        readings,
        (one) =>
          isAdverbial(one) && isLemma(one) && !readings.some((other) => isNoun(other) && isMuchCommoner(other, one)),
      ),
      'particle',
    );
  if (first.length >= MIN_MEMBER && !BOUND.has(first)) add(verb(query, first), 'verb');
  return found;
}
