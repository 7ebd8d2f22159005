import { type Split, withoutMobileEnding, withoutNie } from '../../../morphology/pl/particles.ts';
import { isActiveParticiple, isAdjective, isAdverb } from '../../../morphology/pl/tag.ts';
import { barredBy, barredC, barredEnding, barredN, particleLi } from '../../polish/detectors/endings.ts';
import { sourceOfAdverb } from '../../polish/detectors/nie.ts';
import { barredZe, doubleZe } from '../../polish/detectors/ze.ts';
import { LIST_6 } from '../../polish/lists.ts';
import type { WordDetector as PolishWordDetector } from '../../polish/query.ts';
import { PARTICLE_HEADWORDS } from '../lists.ts';
import { type RecordedQuery, reason, type WordDetector } from '../query.ts';

/** The two words that take the endings in addition to those in -by (6.1). */
const HOSTS: ReadonlySet<string> = new Set(['byle', 'bodaj']);

/**
 * Returns the split of -(e)m, -(e)ś, -(e)śmy, -(e)ście on *byle*, on *bodaj*, or on a recorded conjunction or particle in -by; undefined
 * for other words.
 */
function admitted(query: RecordedQuery): Split | undefined {
  const { form, game } = query;
  return withoutMobileEnding(form).find(({ base, particle }) => {
    // The e stands after a consonant, and optionally after the j of *bodaj*: bodaj-em, bodaj-ś, byle-m.
    const linked = particle.startsWith('-e');
    if (HOSTS.has(base)) return (base === 'bodaj' ? particle !== '-m' : !linked) && game.has(base);
    if (!base.endsWith('by') || linked || !game.has(base)) return false;
    return LIST_6.has(base) || query.readingsOf(base).some(({ tag }) => TAKING_ENDINGS.has(tag.pos));
  });
}

/** Conjunctions and particles. */
const TAKING_ENDINGS: ReadonlySet<string> = new Set(['conj', 'comp', 'qub']);

/** A personal ending on a conjunction or particle that takes it (6.1): `niechbyś`, `bodajem`. */
export const personalEnding: WordDetector = (query) => {
  const split = admitted(query);
  return split ? [reason('ending-admit', { kind: 'attached', base: split.base, particle: split.particle })] : [];
};

const PARTICLE_BARS: readonly PolishWordDetector[] = [
  doubleZe,
  particleLi,
  barredZe,
  barredC,
  barredN,
  barredBy,
  barredEnding,
];

/** A word with a particle that is recorded as a headword, so that section 6 does not apply (6, tail): `znaszli`, `jakżeż`. */
export const headwordWithParticle: WordDetector = (query) => {
  const named = PARTICLE_HEADWORDS.get(query.form);
  if (named) return [reason('particle-headword', { kind: 'attached', ...named })];
  // Words with a particle that are still allowed are forms of a verb, or on a closed list.
  if (query.today.has(query.form)) return [];
  const [barred] = PARTICLE_BARS.flatMap((detector) => detector(query));
  if (barred?.detail.kind !== 'attached') return [];
  const { base, particle } = barred.detail;
  return [reason('particle-headword', { kind: 'attached', ...(base ? { base } : {}), particle })];
};

/**
 * nie- before an adverb from an active participle that is not also an adjective (6.6.b): `nienarzekająco`. The list of 2015 has such words,
 * but a spelling list has nie- before every adverb.
 */
export const nieOnParticiple: WordDetector = (query) => {
  const { form, readings } = query;
  const split = withoutNie(form);
  if (!split || !form.endsWith('ąco') || !readings.every(({ tag }) => isAdverb(tag))) return [];
  const source = sourceOfAdverb(split.base, query);
  if (!source || !isActiveParticiple(source.tag)) return [];
  if (query.readingsOf(source.form).some(({ tag }) => isAdjective(tag))) return [];
  return [reason('particles-limited', { kind: 'attached', ...split, lemma: source.form, tag: 'adv:pos' })];
};
