import { lay } from '../../../words/lay.ts';
import { reason } from '../catalogue.ts';
import { split } from '../formation/split.ts';
import { isForeign, isNominativeSingular, isNoun } from '../parts-of-speech.ts';
import type { Question, TaggedReading, WordDetector } from '../question.ts';
import { isWeak } from '../weak.ts';

/** A masculine or neuter noun in its dictionary form: only these have a dative in -e. */
const mayHaveDativeE = (one: TaggedReading): boolean =>
  isNominativeSingular(one) && lay(one.lemma) === one.form && !one.tag.positions.includes('f');

/** Is the noun foreign only because the last of its members is? */
function hasForeignHead(question: Question, form: string): boolean {
  return split(question, form, 'sub', (one) => isNoun(one) && isForeign(one)) !== null;
}

/** Dative in -e of a noun whose stem ends in a vowel, or of a foreign one (II.3.1, II.3.3). */
export const dativeE: WordDetector = (question) => {
  const { form } = question;
  if (!form.endsWith('e')) return [];
  const base = form.slice(0, -1);
  if (/[^aeiou]e$/.test(base)) return [];
  const nouns = question.readingsOf(base).filter((one) => mayHaveDativeE(one) && !isWeak(question, one));
  const reading = nouns.find(isForeign) ?? nouns[0];
  if (!reading) return [];
  const evidence = { base: reading.spelling, lemma: reading.lemma, tag: reading.tag.text, particle: '-e' };
  const vowel = /[aeiouäöüy]+h?$/.exec(base)?.[0];
  if (vowel) return [reason('II.3.1.vowel', { ...evidence, letters: vowel })];
  if (!isForeign(reading)) return [];
  const foreign = reason('II.3.1.foreign', evidence);
  return hasForeignHead(question, base) ? [reason('II.3.3', evidence, { effect: 'excludes' }), foreign] : [foreign];
};
