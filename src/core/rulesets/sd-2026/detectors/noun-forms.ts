/** Why a form of a noun may be played, by what its tag says. */
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { isForeign, isNoun, isPlural } from '../parts-of-speech.ts';
import type { ReadingDetector } from '../question.ts';
import { reason } from '../reason.ts';

/** Dative in -e (II.3.1). */
export const withDativeE: ReadingDetector = (one) => {
  if (!isNoun(one) || isPlural(one) || one.rule?.startsWith('II.3')) return null;
  const isDativeAlone = one.tag.positions.includes('dat') && one.form === `${toGermanTiles(one.lemma)}e`;
  return isDativeAlone
    ? reason('II.3.1', { kind: 'attached', lemma: one.lemma, tag: one.tag.text, particle: '-e' })
    : null;
};

/** Dative plural that differs from the other cases (II.3.4). */
export const dativePlural: ReadingDetector = (one) =>
  isNoun(one) && isPlural(one) && one.tag.positions.includes('dat')
    ? reason('II.3.4', { kind: 'reading', lemma: one.lemma, tag: one.tag.text })
    : null;

/** Plural of a foreign noun with umlaut: for its sake the noun takes a dative in -e (II.3.2). */
export const umlautingForeign: ReadingDetector = (one) => {
  if (!isNoun(one) || !isPlural(one) || !isForeign(one)) return null;
  const umlauted = /[äöü]/.test(one.form) && !/[äöü]/.test(toGermanTiles(one.lemma));
  return umlauted
    ? reason('II.3.2', { kind: 'reading', lemma: one.lemma, tag: one.tag.text }, { decides: false })
    : null;
};
