import { isRegularZe, withoutZe } from '../../../morphology/pl/particles.ts';
import { isImperative } from '../../../morphology/pl/tag.ts';
import { finding } from '../finding.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';

/** -ż/-że on an imperative (2.b): the word is an imperative, and so is what is left without the particle. */
export const zeImperative: ReadingDetector = ({ form, lemma, tag }, question) => {
  if (!isImperative(tag)) return null;
  for (const split of withoutZe(form)) {
    if (!isRegularZe(split)) continue;
    const base = question
      .readingsOf(split.base)
      .find((reading) => reading.lemma === lemma && isImperative(reading.tag));
    if (base)
      return finding('ze-imperative', {
        kind: 'attached',
        lemma,
        base: split.base,
        tag: base.tag.text,
        particle: split.particle,
      });
  }
  return null;
};

/** The same of a form that the lexicon has without a reading: `patrzajże`, of *patrzaj*, which it reads no more. */
export const zeImperativeUnread: WordDetector = ({ form, game, readings }) => {
  if (readings.length > 0) return [];
  const split = withoutZe(form).find((one) => isRegularZe(one) && IMPERATIVE.test(one.base) && game.has(one.base));
  return split ? [finding('ze-imperative', { kind: 'attached', base: split.base, particle: split.particle })] : [];
};

/** What the imperative of verbs in -ać and all plural imperatives end in. */
const IMPERATIVE = /(?:aj|j?my|j?cie)$/;
