import { withoutNie } from '../../../morphology/pl/particles.ts';
import { isActiveParticiple, isAdjective, isAdverb } from '../../../morphology/pl/tag.ts';
import { sourceOfAdverb } from '../../polish/detectors/nie.ts';
import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

/**
 * nie- before an adverb from an active participle that is no adjective besides (6.6.b): `nienarzekająco`. The list of 2015 has such
 * words, but a spelling list puts nie- before every adverb.
 */
export const nieOnParticiple: WordDetector = (question) => {
  const { form, readings } = question;
  const split = withoutNie(form);
  if (!split || !form.endsWith('ąco') || !readings.every(({ tag }) => isAdverb(tag))) return [];
  const source = sourceOfAdverb(split.base, question);
  if (!source || !isActiveParticiple(source.tag)) return [];
  if (question.readingsOf(source.form).some(({ tag }) => isAdjective(tag))) return [];
  return [reason('particles-limited', { kind: 'attached', ...split, lemma: source.form, tag: 'adv:pos' })];
};
