import type { Lexicon, Reading } from '../lexicon/lexicon.ts';
import { isTypedLike } from '../words/capital.ts';

const POINT = '.';

/**
 * The lexicon key of an abbreviation that must not bar the word with the same letters: without spaces and with a point at the end, which no
 * looked-up word has. `rys.` and `PO` are stored beside the words *rys* and *po*; `m.in.` and `st.sierż.` keep their inner points.
 */
export const keyBesideWord = (folded: string): string => folded.replaceAll(' ', '').replace(/\.$/, '') + POINT;

/** How the user wrote the abbreviation: as typed, in lower case, and whether a point followed. */
interface AskedSpelling {
  typed: string;
  form: string;
  isPointed: boolean;
}

/**
 * The abbreviation that the user asked about, among those with its key: spelled exactly so, or with a capital as at the start of a
 * sentence. An abbreviation that ends in a point is not found without it (*fig*). One that has no point is also found with one, which may
 * end a sentence.
 */
export function abbreviationBesides(
  spelling: Pick<Lexicon, 'readings'> | null,
  { typed, form, isPointed }: AskedSpelling,
): Reading | undefined {
  // In lower case and without a point, it is the word.
  if (!isPointed && typed === form) return undefined;
  const key = keyBesideWord(form);
  const found = (spelling?.readings(key) ?? []).filter(({ lemma }) => isPointed || !lemma.endsWith(POINT));
  const asked = keyBesideWord(typed);
  return (
    found.find(({ spelling = key }) => spelling === asked) ??
    found.find(({ spelling = key }) => isTypedLike(asked, spelling))
  );
}
