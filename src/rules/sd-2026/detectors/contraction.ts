import { reason } from '../catalogue.ts';
import { isBare, isFiniteForm, isSeparable } from '../parts-of-speech.ts';
import type { TaggedReading, WordDetector } from '../question.ts';

/** Parts of speech besides finite verbs that `es` leans on: pronouns, conjunctions, prepositions, adverbs, particles. */
const HOSTS = new Set(['pro', 'kon', 'prp', 'adv', 'ptl']);

/** A joined form of a separable verb stands at the end of its clause, where no `es` follows. */
const isHost = (one: TaggedReading): boolean =>
  (isFiniteForm(one) && (!isSeparable(one) || isBare(one))) || HOSTS.has(one.tag.positions[0]!);

/** A word with the s of `es`: habs, wers, vergelts (I.7.2). */
export const withEs: WordDetector = (question) => {
  if (!/[^s]s$/.test(question.form)) return [];
  const base = question.form.slice(0, -1);
  const host = question.readingsOf(base).find(isHost);
  return host ? [reason('I.7.2', { base: host.spelling, lemma: host.lemma, tag: host.tag.text, particle: '-s' })] : [];
};
