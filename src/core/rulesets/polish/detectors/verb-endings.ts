import { withoutBy, withoutMobileEnding } from '../../../morphology/pl/particles.ts';
import { isConditional, isFirstOrSecondPerson, isNeuterOnly, isPast } from '../../../morphology/pl/tag.ts';
import { finding } from '../finding.ts';
import type { ReadingDetector } from '../question.ts';

/** Neuter first and second person, past and conditional (4.f). */
export const neuterFirstOrSecond: ReadingDetector = ({ lemma, tag, rule }) => {
  const built = rule === 'potential-neuter-12';
  if (!built && !((isPast(tag) || isConditional(tag)) && isFirstOrSecondPerson(tag) && isNeuterOnly(tag))) return null;
  return finding('potential-neuter-12', { kind: 'reading', lemma, tag: tag.text });
};

/** -by on a third-person past form: the conditional (2.e). */
export const conditional: ReadingDetector = ({ form, lemma, tag }) => {
  if (!isConditional(tag) || isFirstOrSecondPerson(tag)) return null;
  const split = withoutBy(form);
  return split ? finding('by-verb', { kind: 'attached', lemma, base: split.base, particle: split.particle }) : null;
};

/** Mobile ending on a third-person past form (2.f.1). */
export const pastEnding: ReadingDetector = ({ form, lemma, tag }, { game }) => {
  if (!isPast(tag) || !isFirstOrSecondPerson(tag)) return null;
  const split = withoutMobileEnding(form)[0];
  if (!split) return null;
  const { base, particle } = split;
  // Without the ending the vowel is another one: *mógł* of `mogłem`.
  return finding('ending-past', {
    kind: 'attached',
    lemma,
    base: game.has(base) ? base : base.replace(/o(?=[^o]*$)/, 'ó'),
    particle,
  });
};

/** Mobile ending on a third-person conditional (2.f.2). */
export const conditionalEnding: ReadingDetector = ({ form, lemma, tag }) => {
  if (!isConditional(tag) || !isFirstOrSecondPerson(tag)) return null;
  const split = withoutMobileEnding(form).find(({ base }) => base.endsWith('by'));
  return split
    ? finding('ending-conditional', { kind: 'attached', lemma, base: split.base, particle: split.particle })
    : null;
};
