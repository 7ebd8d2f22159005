import { type Split, withoutMobileEnding } from '../../../morphology/pl/particles.ts';
import { LIST_6 } from '../../polish/lists.ts';
import type { RecordedQuestion, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** The two words beside those in -by that take the endings (6.1). */
const HOSTS: ReadonlySet<string> = new Set(['byle', 'bodaj']);

/** -(e)m, -(e)ś, -(e)śmy, -(e)ście on byle, on bodaj, or on a recorded conjunction or particle in -by, if the word is that. */
function admitted(question: RecordedQuestion): Split | undefined {
  const { form, game } = question;
  return withoutMobileEnding(form).find(({ base, particle }) => {
    // The e stands after a consonant, and after the j of bodaj it may: bodaj-em, bodaj-ś, byle-m.
    const linked = particle.startsWith('-e');
    if (HOSTS.has(base)) return (base === 'bodaj' ? particle !== '-m' : !linked) && game.has(base);
    if (!base.endsWith('by') || linked || !game.has(base)) return false;
    return LIST_6.has(base) || question.readingsOf(base).some(({ tag }) => PARTICLES.has(tag.pos));
  });
}

/** Conjunctions and particles. */
const PARTICLES: ReadonlySet<string> = new Set(['conj', 'comp', 'qub']);

/** A personal ending on a conjunction or particle that takes it (6.1): `niechbyś`, `bodajem`. */
export const personalEnding: WordDetector = (question) => {
  const split = admitted(question);
  return split ? [reason('ending-admit', { kind: 'attached', base: split.base, particle: split.particle })] : [];
};
