import { lowerCase, upperCase } from '../../../words/normalise.ts';
import type { Reason } from '../../verdict.ts';
import { reason } from '../catalogue.ts';
import type { Question, WordDetector } from '../question.ts';

/** `Okno` and `OKNO` may be the common word at the start of a sentence or in a headline; `mBank`, `EuroCity` are spellings. */
export function isSentenceOrHeadlineCase(typed: string): boolean {
  const lower = lowerCase(typed);
  if (typed === lower || typed === upperCase(typed)) return true;
  const [first, ...rest] = [...typed];
  return first !== undefined && lowerCase(rest.join('')) === rest.join('');
}

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
