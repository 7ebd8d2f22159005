import { reason } from '../catalogue.ts';
import type { WordDetector } from '../question.ts';

/** No list of the game has the word; `spelling` is set when a spelling dictionary knows it all the same. */
export const notListed: WordDetector = ({ spellings, form }) => {
  const known = spellings[0];
  if (!known) return [reason('not-listed', {})];
  return [reason('not-listed', { spelling: known.spelling ?? form, ...(known.lemma ? { lemma: known.lemma } : {}) })];
};
