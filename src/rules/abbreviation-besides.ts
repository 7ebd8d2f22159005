import type { Lexicon, Reading } from '../lexicon/lexicon.ts';
import { isTypedLike } from '../words/capital.ts';

const POINT = '.';

/**
 * The key of an abbreviation that is to bar no word of its letters: with a point at its end, as no word is asked, and without spaces.
 * `rys.` and `PO`, beside the words *rys* and *po*; `m.in.`, `st.sierż.`
 */
export const keyBesideWord = (folded: string): string => folded.replaceAll(' ', '').replace(/\.$/, '') + POINT;

/** How an abbreviation was asked: with its case, in lower case, and whether a point stood right after it. */
interface AskedSpelling {
  typed: string;
  form: string;
  isPointed: boolean;
}

/**
 * The abbreviation that was asked, of those that stand under such a key: spelled just so, or with a capital as at the start of a sentence.
 * One with a point is none without it (*fig*); after one without a point may stand that of a sentence.
 */
export function abbreviationBesides(
  spelling: Pick<Lexicon, 'readings'> | null,
  { typed, form, isPointed }: AskedSpelling,
): Reading | undefined {
  // In lower case and without a point it is the word.
  if (!isPointed && typed === form) return undefined;
  const key = keyBesideWord(form);
  const found = (spelling?.readings(key) ?? []).filter(({ lemma }) => isPointed || !lemma.endsWith(POINT));
  const asked = keyBesideWord(typed);
  return (
    found.find(({ spelling = key }) => spelling === asked) ??
    found.find(({ spelling = key }) => isTypedLike(asked, spelling))
  );
}
