import PRONOUNS from '../../../dictionaries/packed/tables/pl-pronouns.json' with { type: 'json' };
import { isInflecting } from '../../morphology/pl/tag.ts';
import type { TaggedReading } from './question.ts';

const WITHOUT_FORMS: ReadonlySet<string> = new Set(['qub', 'conj', 'comp', 'prep', 'pred', 'siebie', 'adv']);

const PRONOUN_LEMMAS: ReadonlySet<string> = new Set([
  ...PRONOUNS.nominal.split(' '),
  ...PRONOUNS.adjectival.split(' '),
]);

/** Is it a pronoun, also one that is declined like a noun or an adjective? */
export const isOfPronoun = ({ lemma, tag }: TaggedReading): boolean =>
  PRONOUN_LEMMAS.has(lemma) || tag.pos.startsWith('ppron');

/** Is it one of the words that stand in every text, attested: a particle, a conjunction, a preposition, an adverb, a pronoun? */
export const isOfClosedClass = (reading: TaggedReading): boolean =>
  reading.origin === 'attested' &&
  (isOfPronoun(reading) || (WITHOUT_FORMS.has(reading.tag.pos) && !isInflecting(reading.tag)));
