/** Participles, infinitives with zu and nominalised infinitives that the rules do not form (II.2.3, II.2.4, I.7.3). */
import { hasPosition } from '../../../morphology/de/tag.ts';
import { NOT_COMPARED } from '../lists.ts';
import {
  isBare,
  isComparative,
  isDeclined,
  isParticiple,
  isParticiple2,
  isPreterite,
  isSuperlative,
  isZuInfinitive,
  isZuParticiple,
} from '../parts-of-speech.ts';
import type { TaggedReading } from '../question.ts';
import type { Undoing } from './undo.ts';

const isBaseParticiple = (one: TaggedReading): boolean =>
  isParticiple(one) && !isDeclined(one) && !isComparative(one) && !isSuperlative(one);

/** Detached part that has the letters of the infinitive: rexen. */
const isBareInfinitive = (one: TaggedReading): boolean => isBare(one) && !isPreterite(one);

/** Detached part that has the ending of a participle II: rext. */
const isBareThird = (one: TaggedReading): boolean =>
  isBareInfinitive(one) && (hasPosition(one.tag, '3') || hasPosition(one.tag, 'imp'));

/** The superlative of a participle: its e stands after a dental. */
const SUPERLATIVE = /(?<=t)e?st$|(?<=[dn])st$/;
const DECLINED_SUPERLATIVE = /(?<=[td])e?ste[mnrs]?$|(?<=n)ste[mnrs]?$/;

const isPrinted = (participle: string): boolean => NOT_COMPARED.has(participle);

export const PARTICIPLES: readonly Undoing[] = [
  { rule: 'II.2.4.b', from: /(?<=nd)$/, to: ['e'], fits: isZuParticiple },
  { rule: 'II.2.4.b', from: /(?<=e|e[lr])nd$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'II.2.4.b', from: /end$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'II.2.4.a', from: /(?<=e|e[lr])nd(?=e[mnrs]?$)e[mnrs]?$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'II.2.4.a', from: /ende[mnrs]?$/, to: ['n'], fits: isZuInfinitive },
  { rule: 'I.7.3.participle', from: /nd(?:e[mnrs]?)?$/, to: ['n'], fits: isBareInfinitive },
  { rule: 'I.7.3.participle', from: /ns$/, to: ['n'], fits: isBareInfinitive },
  { rule: 'I.7.3.participle', from: /^ge(?=.+t$)/, to: [''], fits: isBareThird },
  { rule: 'I.7.3.participle', from: /^ge(.+t)e[mnrs]?$/, to: ['$1'], fits: isBareThird },
  {
    rule: 'II.2.3.nonattributive',
    from: /e[mnrs]?$/,
    to: [''],
    fits: (one) => isParticiple2(one) && !isDeclined(one),
  },
  { rule: 'II.4.5.noentry', from: SUPERLATIVE, to: [''], fits: isBaseParticiple },
  { rule: 'II.2.3.compare', from: /er(?:e[mnrs]?)?$/, to: [''], fits: isBaseParticiple, printed: isPrinted },
  { rule: 'II.2.3.compare', from: DECLINED_SUPERLATIVE, to: [''], fits: isBaseParticiple, printed: isPrinted },
];
