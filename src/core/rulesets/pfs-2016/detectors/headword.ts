import {
  barredBy,
  barredC,
  barredEnding,
  barredN,
  barredZe,
  doubleZe,
  particleLi,
} from '../../polish/detectors/particles-barred.ts';
import type { WordDetector as PolishWordDetector } from '../../polish/question.ts';
import { PARTICLE_HEADWORDS } from '../lists.ts';
import type { WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

const PARTICLES: readonly PolishWordDetector[] = [
  doubleZe,
  particleLi,
  barredZe,
  barredC,
  barredN,
  barredBy,
  barredEnding,
];

/** A word with a particle that is recorded as it stands, so that section 6 does not touch it (6, tail): `znaszli`, `jakżeż`. */
export const headwordWithParticle: WordDetector = (question) => {
  const named = PARTICLE_HEADWORDS.get(question.form);
  if (named) return [reason('particle-headword', { kind: 'attached', ...named })];
  // Words with a particle that are still playable are forms of a verb, or on a closed list.
  if (question.today.has(question.form)) return [];
  const [barred] = PARTICLES.flatMap((detector) => detector(question));
  if (barred?.detail.kind !== 'attached') return [];
  const { base, particle } = barred.detail;
  return [reason('particle-headword', { kind: 'attached', ...(base ? { base } : {}), particle })];
};
