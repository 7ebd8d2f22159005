/** Participles, infinitives with zu and nominalised infinitives that the rules do not form (II.2.3, II.2.4, I.7.3). */
import { isBare, isDeclined, isParticiple, isParticiple2, isZuInfinitive, isZuParticiple } from '../parts-of-speech.ts';
import type { TaggedReading } from '../question.ts';
import type { Undoing } from './undo.ts';

/** The infinitive with zu of which a participle was made: abzugeben(d), anzutun → anzutuend. */
const ZU = { to: ['en', 'n'], fits: isZuInfinitive };

const isBaseParticiple = (one: TaggedReading): boolean => isParticiple(one) && !isDeclined(one);

export const PARTICIPLES: readonly Undoing[] = [
  { rule: 'II.2.4.b', from: /(?<=nd)$/, to: ['e'], fits: isZuParticiple },
  { rule: 'II.2.4.b', from: /e?nd$/, ...ZU },
  { rule: 'II.2.4.a', from: /e?nde[mnrs]?$/, ...ZU },
  { rule: 'I.7.3.participle', from: /nd(?:e[mnrs]?)?$/, to: ['n'], fits: isBare },
  { rule: 'I.7.3.participle', from: /ns$/, to: ['n'], fits: isBare },
  { rule: 'I.7.3.participle', from: /^ge(?=.+t$)/, to: [''], fits: isBare },
  { rule: 'I.7.3.participle', from: /^ge(.+t)e[mnrs]?$/, to: ['$1'], fits: isBare },
  {
    rule: 'II.2.3.nonattributive',
    from: /e[mnrs]?$/,
    to: [''],
    fits: (one) => isParticiple2(one) && !isDeclined(one),
  },
  { rule: 'II.4.5.noentry', from: /e?st$/, to: [''], fits: isBaseParticiple },
  { rule: 'II.2.3.compare', from: /er(?:e[mnrs]?)?$/, to: [''], fits: isBaseParticiple },
  { rule: 'II.2.3.compare', from: /e?st(?:e[mnrs]?)?$/, to: [''], fits: isBaseParticiple },
];
