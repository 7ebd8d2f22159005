import type { Reading } from '../../../lexicon/lexicon.ts';
import type { Split } from '../../../morphology/pl/particles.ts';
import { isAdverb, isFirstOrSecondPerson, isInflecting, parseTags, type Tag } from '../../../morphology/pl/tag.ts';
import type { DetailOf } from '../../../rules/detail.ts';
import type { PolishRule } from '../catalogue.ts';
import { NOUN_PRONOUNS, PRONOMINAL } from '../closed-class.ts';
import { finding } from '../finding.ts';
import { LIST_3 } from '../lists.ts';
import type { PolishQuery, PolishReading } from '../query.ts';

/** Tag of a word that has forms, or of an adverb made from an adjective. */
export const hasForms = (tag: Tag): boolean => isInflecting(tag) || (isAdverb(tag) && tag.values.has('pos'));

/**
 * Returns true when the whole word is a form of a lemma that only the spelling lexicon has. Its last letters are then not a particle,
 * though they look like one on a playable word: `ciastkowali` is the past of *ciastkować*, not *ciastkowa* with -li.
 */
export function isFormOfOtherLemma({ spellings }: PolishQuery): boolean {
  return spellings.some((reading) => isCommonForm(reading));
}

export const isCommonForm = (reading: Reading): boolean =>
  !isName(reading) && parseTags(reading.tag).some((one) => hasForms(one) && !isPersonOfAdjective(one));

/**
 * Returns true for an adjective that a dictionary conjugates like *winien*: *gotów*; the tag of `gotowiśmy` only means that the adjective
 * has a personal ending.
 */
const isPersonOfAdjective = (tag: Tag): boolean => tag.values.has('winien') && isFirstOrSecondPerson(tag);

/** Names do not count: `alem` is *ale* with -m despite the name *Al*, and `coście` is *co* with -ście despite the coffee shops *Costa*. */
const isName = ({ spelling, mark }: Reading): boolean => spelling !== undefined || NAMES.has(mark);

const NAMES: ReadonlySet<string> = new Set(['chain', 'lowercase-name']);

/** Parts of speech to which a particle attaches most readily, best first; all others come after them. */
const HOSTS: readonly string[] = [
  'conj',
  'comp',
  'qub',
  'ppron12',
  'ppron3',
  'prep',
  'pred',
  'adv',
  'num',
  'interj',
  'verb',
  'adj',
  'ppas',
  'pact',
];

const rankOf = ({ tag }: PolishReading): number => {
  const at = HOSTS.indexOf(tag.pos);
  return at < 0 ? HOSTS.length : at;
};

/** Returns the reading that most likely carries the particle: `albo` is the conjunction before it is the vocative of *alba*. */
export function likeliestHost(readings: readonly PolishReading[]): PolishReading | undefined {
  return [...readings].sort((a, b) => rankOf(a) - rankOf(b))[0];
}

/** Returns true when the likeliest host is a word without forms (`ale`, `już`). */
export function isFunctionWord(readings: readonly PolishReading[]): boolean {
  const host = likeliestHost(readings);
  return host !== undefined && rankOf(host) < HOSTS.indexOf('num') && !hasForms(host.tag);
}

/** Returns true for a word of the game that is long enough not to match by chance. */
export function isWord(base: string, { game }: PolishQuery): boolean {
  return base.length >= 2 && game.has(base);
}

export function detailOf({ base, particle }: Split, reading: PolishReading | undefined): DetailOf<'attached'> {
  return { kind: 'attached', base, particle, ...(reading ? { lemma: reading.lemma, tag: reading.tag.text } : {}) };
}

export const barred = (rule: PolishRule, split: Split, reading?: PolishReading) =>
  finding(rule, detailOf(split, reading));

/** Parts of speech that never carry -li or personal -m: after them the letters are a typing error, not a particle. */
export const NOUNS: ReadonlySet<string> = new Set(['subst', 'depr', 'ger']);

export function isOnlyNoun(readings: readonly PolishReading[]): boolean {
  return readings.length > 0 && readings.every(({ lemma, tag }) => NOUNS.has(tag.pos) && !NOUN_PRONOUNS.has(lemma));
}

/** Returns true when one of the readings may carry -by. Prepositions take no particle, and the only nouns that do are pronouns (`zeby`). */
export const mayCarry = (readings: readonly PolishReading[]): boolean =>
  readings.length === 0 ||
  readings.some(({ lemma, tag }) => tag.pos !== 'prep' && (!NOUNS.has(tag.pos) || NOUN_PRONOUNS.has(lemma)));

/** Pronouns and numerals like them, with or without -ż. */
export const isPronoun = ({ lemma, tag }: PolishReading): boolean =>
  NOUN_PRONOUNS.has(lemma) || PRONOMINAL.has(lemma) || LIST_3.has(lemma) || tag.pos.startsWith('ppron');

/** One-letter words that may carry a double particle; the game lexicon has no one-letter words. */
export const PARTICLE_HOSTS: ReadonlySet<string> = new Set(['a', 'i', 'o', 'u']);

/** Conjunctions, particles and personal pronouns: words without forms, so that an ending on them can only be a particle. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(['conj', 'comp', 'prep', 'qub', 'ppron12', 'ppron3']);
