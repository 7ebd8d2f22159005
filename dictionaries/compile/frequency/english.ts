/**
 * English words have several parts of speech without a form that distinguishes them: *know* is also a noun. Texts with tagged parts of
 * speech show what forms cannot.
 */
import type { Reading } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import { toEnglishTiles } from '../../../src/core/words/tiles.ts';
import { readTable } from '../tsv.ts';
import { type CountedPart, frequencyOf, isCountedPart, readCountedParts } from './counted-parts.ts';
import type { Commonness, CountedLemma, Language } from './language.ts';

const INFLECTED = /^(?:noun|verb|adj|adv)$/;

/** Assumed count of a lemma that those texts lack, and of one without a form of its own: *posted* is of *post*. */
const NOT_MET = { own: 0.3, another: 0.01 };

/** Maximum count of a lemma without a form of its own that is taken for a chance error. */
const BY_CHANCE = 2;

/** Share that a degree takes from its positive at each step. */
const DEGREE_TAKES = 0.01;

/** Minimum share of closed classes in a spelling with other parts of speech. */
const CLOSED_LEAST = 0.05;

const COUNTED = readCountedParts();

/** The closed classes of each word, modal verbs included, in the order of the tables: most common first. */
const CLOSED = new Map<string, string[]>();
/** Parts of speech whose rows give irregular forms: *dice*, *worse*. */
const OPEN = new Set(['noun', 'adj']);
for (const { lemma = '', tag = '' } of ['closed-class', 'two-letter'].flatMap((name) =>
  readTable(`curated/en-${name}.tsv`),
)) {
  const [partOfSpeech = ''] = tag.split(':');
  if (OPEN.has(partOfSpeech)) continue;
  const known = CLOSED.get(lemma);
  if (known) known.push(partOfSpeech);
  else CLOSED.set(lemma, [partOfSpeech]);
}

const isClosed = ({ lemma, partOfSpeech }: CountedLemma): boolean => CLOSED.get(lemma)?.includes(partOfSpeech) ?? false;

/** Returns the share of a closed class of a word by its row: each is ten times as common as the next. */
const placed = ({ lemma, partOfSpeech }: CountedLemma): number =>
  10 ** -(CLOSED.get(lemma)?.indexOf(partOfSpeech) ?? 0);

/** Returns readings of other lemmas if all forms of this one are also forms of others; none if it has a form of its own. */
function readingsOfOthers({ lemma, partOfSpeech }: CountedLemma, lexicon: PackedLexicon): Reading[] {
  const forms = lexicon.forms(lemma).filter(({ reading }) => reading.tag.startsWith(partOfSpeech));
  const others = forms.map(({ form }) => lexicon.readings(form).filter((other) => other.lemma !== lemma));
  return others.every((readings) => readings.length > 0) ? others.flat() : [];
}

/** Ordinals, which those texts treat as adjectives, as dictionaries do. */
const ORDINAL = /(?:first|second|third|th)$/;

/** Returns true for miscounted words: those texts have four parts of speech, and count cardinals as adjectives and *nothing* as a noun. */
function isMiscounted({ lemma }: Pick<CountedLemma, 'lemma'>, part: CountedPart): boolean {
  const closed = CLOSED.get(lemma) ?? [];
  return part === 'noun' ? closed.includes('pron') : part === 'adj' && closed.includes('num') && !ORDINAL.test(lemma);
}

const timesOf = (lemma: Pick<CountedLemma, 'lemma'>, part: CountedPart): number =>
  isMiscounted(lemma, part) ? 0 : (COUNTED.get(lemma.lemma)?.[part] ?? 0);

/** Returns true for a degree of a more common word: *best* of *good*, but not *last* of *late*. */
function isDegree(lemma: CountedLemma, others: readonly Reading[]): boolean {
  const { partOfSpeech } = lemma;
  if (partOfSpeech !== 'adj' && partOfSpeech !== 'adv') return false;
  return others.some(
    (other) => /:(?:comp|sup)$/.test(other.tag) && timesOf(other, partOfSpeech) > timesOf(lemma, partOfSpeech),
  );
}

/** Returns the frequency and the maximum frequency of a lemma by those texts alone. */
function byTexts(lemma: CountedLemma, part: CountedPart, lexicon: PackedLexicon): { frequency: number; most: number } {
  const times = timesOf(lemma, part);
  const others = readingsOfOthers(lemma, lexicon);
  if (others.length === 0) return { frequency: frequencyOf(Math.max(times, NOT_MET.own), part), most: Infinity };
  const own = isDegree(lemma, others) ? 0 : times - BY_CHANCE;
  const frequency = frequencyOf(Math.max(own, NOT_MET.another), part);
  return { frequency, most: frequency };
}

/**
 * Redistributes the frequency of a spelling among its parts of speech: forms give the total, texts the shares. Closed classes, which texts
 * do not distinguish, get the rest.
 */
function sharedOut(parts: readonly Commonness[], lexicon: PackedLexicon): Commonness[] {
  const whole = sum(parts.map(({ frequency }) => frequency));
  const closed = parts.filter(isClosed);
  const open = parts.flatMap((part) => {
    const { partOfSpeech } = part;
    return isCountedPart(partOfSpeech) && !isClosed(part) ? [{ part, ...byTexts(part, partOfSpeech, lexicon) }] : [];
  });
  const ofTexts = sum(open.map(({ frequency }) => frequency));
  const ofOpen = closed.length > 0 ? Math.min(ofTexts, whole * (1 - CLOSED_LEAST)) : whole;
  const ofClosed = sum(closed.map(placed));
  return [
    ...closed.map((part) => ({ ...part, frequency: ((whole - ofOpen) * placed(part)) / ofClosed })),
    ...open.map(({ part, frequency, most }) => ({
      ...part,
      frequency: Math.min((ofOpen * frequency) / ofTexts, most),
    })),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);

export const ENGLISH: Language = {
  // A tag of few words, such as that of modal verbs, would get too small a share, so it counts as that of other verbs.
  place(tag) {
    const [first = '', ...rest] = tag.replace(':modal', ':base').split(':');
    return INFLECTED.test(first)
      ? { partOfSpeech: first, tagClass: first === 'adv' ? 'adj' : first, tag: rest.join(':') }
      : { partOfSpeech: first, tagClass: `${tag} alone`, tag: '' };
  },

  expected: (partOfSpeech, lemma) =>
    CLOSED.get(lemma)?.includes(partOfSpeech) ? 1000 * placed({ lemma, partOfSpeech }) : 1,

  restraint: (lemma, lexicon) => (isDegree(lemma, readingsOfOthers(lemma, lexicon)) ? DEGREE_TAKES : 1),
  remainder: () => 1,
  isOptional: () => false,
  leastMet: () => 0,

  settled(lemmas, lexicon) {
    const spellings = new Map<string, Commonness[]>();
    for (const lemma of lemmas) spellings.set(lemma.lemma, [...(spellings.get(lemma.lemma) ?? []), lemma]);
    return [...spellings.values()].flatMap((parts) => sharedOut(parts, lexicon));
  },

  lookedUp: toEnglishTiles,
};
