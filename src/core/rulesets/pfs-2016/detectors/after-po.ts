import { isAdjective, isAfterPo } from '../../../morphology/pl/tag.ts';
import type { TaggedReading } from '../../polish/question.ts';
import type { ReadingDetector, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';

const AFTER_PO = /(?:s|c|dz)ku$/;

/**
 * Adjectives in which -ski is no suffix on a noun. The list of 2015 has the form of some of them all the same (`nisku`), which the
 * document bars.
 */
const NOT_FROM_A_NOUN: ReadonlySet<string> = new Set(
  'bliski niski wąski płaski śliski grząski pobliski przywąski półpłaski superpłaski ultrapłaski równowąski'.split(' '),
);

/** -sku, -cku, -dzku after “po”, of an adjective that comes from a noun (5.3). */
export const afterPo: ReadingDetector = ({ lemma, tag }) =>
  isAfterPo(tag) && !NOT_FROM_A_NOUN.has(lemma)
    ? reason('context-po-sku', { kind: 'reading', lemma, tag: tag.text })
    : null;

/** Is it the reading of a form after “po” that the document bars, whatever a list has? */
export const isBarredAfterPo = ({ lemma, tag }: TaggedReading): boolean => isAfterPo(tag) && NOT_FROM_A_NOUN.has(lemma);

/**
 * The form after “po” of an adjective that does not come from a noun, or comes from more than a noun (5.3): `wąsku`, `nadmorsku`. Which
 * those are the list of 2015 tells: it has the form of all other recorded adjectives in -ski, -cki, -dzki.
 */
export const afterPoOfNoNoun: WordDetector = (question) => {
  const { form } = question;
  const adjective = `${form.slice(0, -1)}i`;
  if (!AFTER_PO.test(form) || !question.readingsOf(adjective).some(({ tag }) => isAdjective(tag))) return [];
  const tag = question.late.find((reading) => isAfterPo(reading.tag))?.tag.text;
  return [reason('context-po-sku-denominal', { kind: 'reading', lemma: adjective, ...(tag ? { tag } : {}) })];
};
