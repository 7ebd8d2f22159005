import type { DetailOf } from '../../../rules/detail.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { split } from '../formation/split.ts';
import { isForeign, isGenitive, isNominativeSingular, isNoun, isPlural } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { isWeak } from '../weak-nouns.ts';

/**
 * A masculine or neuter noun in its dictionary form: only these have a dative in -e. Names of languages are adjectives rather, with another
 * letter: uigurische.
 */
const mayHaveDativeE = (one: TaggedReading): boolean =>
  isNominativeSingular(one) &&
  toGermanTiles(one.lemma) === one.form &&
  !one.tag.positions.includes('f') &&
  !one.lemma.endsWith('isch');

/** Is the noun foreign only because the last of its members is? */
function hasForeignHead(question: GermanQuestion, form: string): boolean {
  return split(question, form, 'sub', (one) => isNoun(one) && isForeign(one)) !== null;
}

/** The noun in its dictionary form that the word would be a dative in -e of; foreign before others. */
function nounWithE(question: GermanQuestion): TaggedReading | undefined {
  const { form, typed } = question;
  if (!/e$/i.test(typed)) return undefined;
  const base = form.slice(0, -1);
  if (/[^aeiou]e$/.test(base)) return undefined;
  const nouns = question.readingsOf(base).filter((one) => mayHaveDativeE(one) && !isWeak(question, one));
  return nouns.find(isForeign) ?? nouns[0];
}

const detailOf = ({ spelling, lemma, tag }: TaggedReading): DetailOf<'attached'> => ({
  kind: 'attached',
  base: spelling,
  lemma,
  tag: tag.text,
  particle: '-e',
});

/** The bar of a foreign noun; of the head, where that is what is foreign (II.3.3). */
function foreign(question: GermanQuestion, reading: TaggedReading): Reason[] {
  const detail = detailOf(reading);
  const own = reason('II.3.1.foreign', detail);
  return hasForeignHead(question, reading.form) ? [reason('II.3.3', detail, { effect: 'excludes' }), own] : [own];
}

/** Dative in -e of a noun whose stem ends in a vowel, or of a foreign one (II.3.1, II.3.3). */
export const dativeE: WordDetector = (question) => {
  const reading = nounWithE(question);
  if (!reading) return [];
  const vowel = /[aeiouäöüy]+h?$/.exec(reading.form)?.[0];
  if (vowel) return [reason('II.3.1.vowel', { ...detailOf(reading), letters: vowel })];
  return isForeign(reading) ? foreign(question, reading) : [];
};

/**
 * Dative in -e of a noun whose genitive is never in -es: Gartene. With a plural in -s it is a foreign one, whether or not a row says
 * so: Songe. (The lexicon marks a foreign noun only where that alone decides.)
 */
export const withoutLongGenitive: WordDetector = (question) => {
  const reading = nounWithE(question);
  if (!reading) return [];
  const { form, lemma } = reading;
  const nounsOf = (ending: string) =>
    question.readingsOf(form + ending).filter((one) => isNoun(one) && one.lemma === lemma);
  if (nounsOf('es').some((one) => isGenitive(one) && !isPlural(one))) return [];
  if (nounsOf('s').some(isPlural)) return foreign(question, reading);
  return [reason('II.3.1', detailOf(reading), { effect: 'excludes' })];
};
