import type { Reading } from '../../../lexicon/lexicon.ts';
import {
  isAdjective,
  isAdverb,
  isFirstOrSecondPerson,
  isInflecting,
  parseTags,
  type Tag,
} from '../../../morphology/pl/tag.ts';
import type { PolishQuestion, TaggedReading } from '../question.ts';

/** Tag of a word that has forms, or of an adverb made from an adjective. */
export const hasForms = (tag: Tag): boolean => isInflecting(tag) || (isAdverb(tag) && tag.values.has('pos'));

/**
 * Is the whole word a form of a lemma that only the spelling lexicon has? Then its last letters are no particle, though they look
 * like one on a word that can be played: `ciastkowali` is the past of *ciastkować*, not *ciastkowa* with -li.
 */
export function isFormOfOtherLemma({ spellings }: PolishQuestion): boolean {
  return spellings.some((reading) => isCommonForm(reading));
}

/** A dictionary conjugates *gotów* like *winien*; of `gotowiśmy` it says no more than that the adjective has the ending of a person. */
const isPersonOfAdjective = (tag: Tag): boolean => tag.values.has('winien') && isFirstOrSecondPerson(tag);

/** A name says nothing: `alem` is *ale* with -m, whoever is called *Al*, and `coście` is *co* with -ście beside the coffee shops *Costa*. */
const isName = ({ spelling, mark }: Reading): boolean => spelling !== undefined || NAMES.has(mark);

const NAMES: ReadonlySet<string> = new Set(['chain', 'lowercase-name']);

const isCommonForm = (reading: Reading): boolean =>
  !isName(reading) && parseTags(reading.tag).some((one) => hasForms(one) && !isPersonOfAdjective(one));

/** Is it such a form, and is the lemma not itself a pronoun that inflects before the particle (`takowegoż` of *takowyż*)? */
export function isFormWithoutZe({ spellings, game }: PolishQuestion): boolean {
  const inflectsBefore = ({ lemma, tag }: Reading) =>
    lemma.endsWith('ż') && parseTags(tag).some(isAdjective) && game.has(lemma.slice(0, -1));
  return spellings.some((reading) => isCommonForm(reading) && !inflectsBefore(reading));
}

/** Parts of speech that a particle stands on most readily, first; all others come after them. */
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

const rankOf = ({ tag }: TaggedReading): number => {
  const at = HOSTS.indexOf(tag.pos);
  return at < 0 ? HOSTS.length : at;
};

/** The reading that a particle is most likely to stand on: `albo` is the conjunction before it is the vocative of *alba*. */
export function likeliestHost(readings: readonly TaggedReading[]): TaggedReading | undefined {
  return [...readings].sort((a, b) => rankOf(a) - rankOf(b))[0];
}

/** Is the likeliest host a word that has no forms of its own (`ale`, `już`)? */
export function isFunctionWord(readings: readonly TaggedReading[]): boolean {
  const host = likeliestHost(readings);
  return host !== undefined && rankOf(host) < HOSTS.indexOf('num') && !hasForms(host.tag);
}
