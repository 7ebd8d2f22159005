/** Why a word may be played, by how it is formed from another one in the lexicon. */
import type { Detail } from '../../../rules/detail.ts';
import { toGermanTiles } from '../../../words/to-tiles.ts';
import { isAdjective, isNoun } from '../parts-of-speech.ts';
import type { ReadingDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { masculineOf } from './womens-form.ts';

/** Women's form that dictionaries have, or its plural (I.9). */
export const womensFormWithEntry: ReadingDetector = (one, question) => {
  if (!isNoun(one) || !/^.{2,}in$/i.test(one.lemma)) return null;
  const masculine = masculineOf(question, toGermanTiles(one.lemma).slice(0, -'in'.length));
  if (!masculine) return null;
  return reason('I.9', {
    kind: 'attached',
    lemma: one.lemma,
    tag: one.tag.text,
    base: masculine.spelling,
    particle: '-in',
  });
};

/** Austrian suffixes that a general reference grants beside the common ones. */
const GENERAL_REFERENCES = [
  ['färbig', 'farbig'],
  ['hältig', 'haltig'],
] as const;

/** Adjective in -färbig or -hältig beside one in -farbig or -haltig, which is told of it (I.10.3). */
export const generalReference: ReadingDetector = (one, { game }) => {
  if (!isAdjective(one)) return null;
  const lemma = toGermanTiles(one.lemma);
  for (const [austrian, common] of GENERAL_REFERENCES) {
    const isAustrian = lemma.endsWith(austrian);
    if (!isAustrian && !lemma.endsWith(common)) continue;
    const twin = isAustrian ? lemma.slice(0, -austrian.length) + common : lemma.slice(0, -common.length) + austrian;
    if (!game.has(twin)) continue;
    const detail: Detail = {
      kind: 'attached',
      lemma: one.lemma,
      tag: one.tag.text,
      base: twin,
      particle: `-${austrian}`,
    };
    return reason('I.10.3', detail, { decides: isAustrian });
  }
  return null;
};
