import { lowerCase } from '../../../words/normalise.ts';
import type { Reason } from '../../verdict.ts';
import { isSentenceOrHeadlineCase } from '../asked.ts';
import { reason } from '../catalogue.ts';
import type { Question, WordDetector } from '../question.ts';

/** A capitalised spelling that a dictionary has, when it has no lower-case one. */
function capitalisedOnly({ spellings }: Question): string | null {
  if (
    spellings.length === 0 ||
    spellings.some(({ spelling }) => spelling === undefined || spelling === lowerCase(spelling))
  ) {
    return null;
  }
  return spellings[0]?.spelling ?? null;
}

/** Capitals in the word as asked, or in the only spelling that a dictionary has (excl.1). */
export const capitals: WordDetector = (question) => {
  const { typed, form } = question;
  const known = capitalisedOnly(question);
  const inside = !isSentenceOrHeadlineCase(typed);
  const reasons: Reason[] = [];
  if (inside || (known !== null && typed !== form))
    reasons.push(reason('capital-letter', { spelling: known ?? typed }));
  if (known === null) return reasons;
  const lemma = question.spellings[0]?.lemma;
  reasons.push(reason('proper-name', { spelling: known, ...(lemma ? { lemma } : {}) }));
  if (typed === form) reasons.push(reason('capital-letter', { spelling: known }));
  return reasons;
};
