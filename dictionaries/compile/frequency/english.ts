/**
 * English words are of several parts of speech without a form that tells them apart: *know* is a noun, too. What the frequency of forms
 * cannot tell is taken from texts in which people told the parts of speech.
 */
import type { Reading } from '../../../src/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/lexicon/packed-lexicon.ts';
import { layEnglish } from '../../../src/words/lay-english.ts';
import { readTable } from '../tsv.ts';
import { type CountedPart, frequencyOf, isCountedPart, readCountedParts } from './counted-parts.ts';
import type { Commonness, CountedLemma, Language } from './language.ts';

const INFLECTED = /^(?:noun|verb|adj|adv)$/;

/** How often a lemma is taken to have been met in those texts that was not; and such a one without a form of its own: *posted* is of *post*. */
const NOT_MET = { own: 0.3, another: 0.01 };

/** A lemma without a form of its own that was met no oftener was taken for one by chance. */
const BY_CHANCE = 2;

/** What a degree takes from the word that it is of, at each step. */
const DEGREE_TAKES = 0.01;

/** What closed classes have at least of a spelling that is of other parts of speech as well. */
const CLOSED_LEAST = 0.05;

const COUNTED = readCountedParts();

/** The closed classes of each word, modal verbs among them; the commonest first, as the rows of the tables are. */
const CLOSED = new Map<string, string[]>();
/** Rows of these tell irregular forms: *dice*, *worse*. */
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

/** How common a closed class of a word is beside its others, by their rows: each is ten times as common as the next. */
const placed = ({ lemma, partOfSpeech }: CountedLemma): number =>
  10 ** -(CLOSED.get(lemma)?.indexOf(partOfSpeech) ?? 0);

/** Readings of other lemmas where all forms of this one are forms of others, too; none where it has a form of its own. */
function readingsOfOthers({ lemma, partOfSpeech }: CountedLemma, lexicon: PackedLexicon): Reading[] {
  const forms = lexicon.forms(lemma).filter(({ reading }) => reading.tag.startsWith(partOfSpeech));
  const others = forms.map(({ form }) => lexicon.readings(form).filter((other) => other.lemma !== lemma));
  return others.every((readings) => readings.length > 0) ? others.flat() : [];
}

/** First, second, hundredth: these texts have them for adjectives, and so has everybody else. */
const ORDINAL = /(?:first|second|third|th)$/;

/** Those texts know four parts of speech, and count a cardinal as an adjective wherever it is met, *nothing* as a noun. */
function isMiscounted({ lemma }: Pick<CountedLemma, 'lemma'>, part: CountedPart): boolean {
  const closed = CLOSED.get(lemma) ?? [];
  return part === 'noun' ? closed.includes('pron') : part === 'adj' && closed.includes('num') && !ORDINAL.test(lemma);
}

const timesOf = (lemma: Pick<CountedLemma, 'lemma'>, part: CountedPart): number =>
  isMiscounted(lemma, part) ? 0 : (COUNTED.get(lemma.lemma)?.[part] ?? 0);

/** Is it rather a degree of a word that is commoner? *best* is of *good*, while *last* is hardly of *late*. */
function isDegree(lemma: CountedLemma, others: readonly Reading[]): boolean {
  const { partOfSpeech } = lemma;
  if (partOfSpeech !== 'adj' && partOfSpeech !== 'adv') return false;
  return others.some(
    (other) => /:(?:comp|sup)$/.test(other.tag) && timesOf(other, partOfSpeech) > timesOf(lemma, partOfSpeech),
  );
}

/** How common a lemma is, and how common it is at most, by those texts alone. */
function byTexts(lemma: CountedLemma, part: CountedPart, lexicon: PackedLexicon): { frequency: number; most: number } {
  const times = timesOf(lemma, part);
  const others = readingsOfOthers(lemma, lexicon);
  if (others.length === 0) return { frequency: frequencyOf(Math.max(times, NOT_MET.own), part), most: Infinity };
  const own = isDegree(lemma, others) ? 0 : times - BY_CHANCE;
  const frequency = frequencyOf(Math.max(own, NOT_MET.another), part);
  return { frequency, most: frequency };
}

/**
 * Shares out anew what the parts of speech of one spelling have got. The forms tell how common the spelling is; which part of speech it is,
 * the texts. They do not tell closed classes apart, which have what is left.
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
  // A tag of few words, as modal verbs have, would be expected next to never: it counts as that of other verbs.
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

  lookedUp: layEnglish,
};
