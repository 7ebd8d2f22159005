import { isAdjective, isAfterPo } from '../../../morphology/pl/tag.ts';
import { reason } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

const AFTER_PO = /(?:s|c|dz)ku$/;

/**
 * The form after “po” of an adjective that does not come from a noun, or comes from more than a noun (5.3): `wąsku`, `nadmorsku`. Which
 * those are the list of 2015 tells: it has the form of all other recorded adjectives in -ski, -cki, -dzki.
 */
export const afterPoOfNoNoun: WordDetector = (question) => {
  const { form } = question;
  const adjective = `${form.slice(0, -1)}i`;
  if (!AFTER_PO.test(form) || !question.readingsOf(adjective).some(({ tag }) => isAdjective(tag))) return [];
  const tag = question.late.find((reading) => isAfterPo(reading.tag))?.tag.text;
  return [reason('context-po-sku-denominal', { lemma: adjective, ...(tag ? { tag } : {}) })];
};
