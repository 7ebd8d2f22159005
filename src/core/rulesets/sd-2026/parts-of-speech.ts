/** The properties of a reading's tag, in the terms of the rules. */
import { hasPosition } from '../../morphology/de/tag.ts';
import type { GermanReading } from './query.ts';

type Tagged = Pick<GermanReading, 'tag'>;

const is =
  (value: string) =>
  ({ tag }: Tagged): boolean =>
    hasPosition(tag, value);

const startsWith =
  (pos: string) =>
  ({ tag }: Tagged): boolean =>
    tag.positions[0] === pos;

export const isVerb = startsWith('ver');
export const isNoun = startsWith('sub');
export const isAdjective = startsWith('adj');
export const isNumber = startsWith('num');
export const isPronoun = startsWith('pro');
export const isInterjection = startsWith('itj');
/** A word of another language. */
export const isOfOtherLanguage = startsWith('fm');

export const isInfinitive = (one: Tagged): boolean => isVerb(one) && one.tag.positions[1] === 'inf' && !isGenitive(one);
export const isZuInfinitive = (one: Tagged): boolean => isVerb(one) && one.tag.positions[1] === 'zu';
export const isZuParticiple = (one: Tagged): boolean => isVerb(one) && one.tag.positions[1] === 'zupart';
export const isParticiple1 = (one: Tagged): boolean => isVerb(one) && one.tag.positions[1] === 'part1';
export const isParticiple2 = (one: Tagged): boolean => isVerb(one) && one.tag.positions[1] === 'part2';
export const isParticiple = (one: Tagged): boolean => isParticiple1(one) || isParticiple2(one);
export const isImperative = (one: Tagged): boolean => isVerb(one) && one.tag.positions[1] === 'imp';
export const isGenitive = is('gen');
export const isDative = is('dat');
export const isPlural = is('pl');
export const isSubjunctive2 = is('sub2');
export const isPreterite = is('pst');
const isFirstOrThird = (one: Tagged): boolean => hasPosition(one.tag, '1') || hasPosition(one.tag, '3');
export const isComparative = is('comp');
export const isSuperlative = is('sup');
/** Detached part of a separable verb (I.7.3). */
export const isBare = is('bare');
export const isSeparable = is('sep');
export const isEnglish = is('eng');
/** Its English source ends in a silent -e. */
export const isFromSilentE = is('enge');
export const isForeign = is('foreign');
export const isIndeclinable = is('indecl');

const FINITE = ['prs', 'pst', 'sub1', 'sub2', 'imp'];

export const isFiniteForm = (one: Tagged): boolean =>
  isVerb(one) && FINITE.some((value) => hasPosition(one.tag, value));

/** A finite form of the singular that ends in -e: 1st person, 3rd of the subjunctive or the preterite, imperative (II.5.1). */
export const isSingularInE = (one: GermanReading): boolean =>
  isFiniteForm(one) &&
  one.form.endsWith('e') &&
  hasPosition(one.tag, 'sg') &&
  (isImperative(one) || isFirstOrThird(one));

const ENDINGS = ['e', 'em', 'en', 'er', 'es'];

/** Returns true when the adjective, participle or number has an ending of declension. */
export const isDeclined = ({ tag }: Tagged): boolean => ENDINGS.some((value) => hasPosition(tag, value));

/** Base form of an adjective, a participle that is used as one included. */
export const isPositive = (one: Tagged): boolean =>
  (isAdjective(one) && hasPosition(one.tag, 'pos')) ||
  (isParticiple(one) && !isComparative(one) && !isSuperlative(one));

export const isBaseAdjective = (one: Tagged): boolean => isPositive(one) && !isDeclined(one);

/** Masculine noun, the nominative singular among its cases. */
export const isMasculine = (one: Tagged): boolean => isNoun(one) && is('m')(one);
export const isNominativeSingular = (one: Tagged): boolean =>
  isNoun(one) && hasPosition(one.tag, 'nom') && hasPosition(one.tag, 'sg');
