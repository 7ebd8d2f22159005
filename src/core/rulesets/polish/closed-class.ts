import PRONOUNS from '../../../../dictionaries/packed/tables/pl-pronouns.json' with { type: 'json' };
import { numeralKind } from '../../morphology/pl/numerals.ts';
import { isInflecting, type Tag } from '../../morphology/pl/tag.ts';
import type { Analysis } from '../../rules/verdict.ts';

/** The parts of a reading that determine its class. */
interface Classed {
  lemma: string;
  tag: Tag;
}

const WITHOUT_FORMS: ReadonlySet<string> = new Set(['qub', 'conj', 'comp', 'prep', 'pred', 'siebie', 'adv']);

/** Pronouns that dictionaries tag as nouns; particles attach to them as to other pronouns (`ktoby`, `coli`). */
export const NOUN_PRONOUNS: ReadonlySet<string> = new Set(PRONOUNS.nominal.split(' '));

/** Pronouns and cardinal numerals that decline like adjectives and do not take nie- as a particle. */
export const PRONOMINAL: ReadonlySet<string> = new Set(PRONOUNS.adjectival.split(' '));

/** The cardinal numeral among them. */
const ONE = 'jeden';

/** Returns true for a pronoun, including one that is declined like a noun or an adjective. */
export const isOfPronoun = ({ lemma, tag }: Classed): boolean =>
  NOUN_PRONOUNS.has(lemma) || PRONOMINAL.has(lemma) || tag.pos.startsWith('ppron');

/** Returns true for a word of a closed class that is not inferred: a particle, a conjunction, a preposition, an adverb, a pronoun. */
export const isOfClosedClass = (reading: Classed & Pick<Analysis, 'origin'>): boolean =>
  reading.origin !== 'inferred' &&
  (isOfPronoun(reading) || (WITHOUT_FORMS.has(reading.tag.pos) && !isInflecting(reading.tag)));

/** Returns the part of speech of a word that is declined like a noun or an adjective and is neither. */
export function partOf({ lemma, tag: { pos } }: Classed): Analysis['part'] {
  if (pos === 'subst') return NOUN_PRONOUNS.has(lemma) ? 'pro' : undefined;
  if (pos !== 'adj') return undefined;
  if (PRONOMINAL.has(lemma)) return lemma === ONE ? 'num' : 'pro';
  return numeralKind(lemma) === 'ordinal' ? 'ord' : undefined;
}
