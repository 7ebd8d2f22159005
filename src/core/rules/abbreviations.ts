import type { Lexicon, Reading } from '../lexicon/lexicon.ts';
import { isTypedLike } from '../words/capital.ts';

const POINT = '.';

/**
 * Returns the lexicon key of an abbreviation that must not bar the word with the same letters: without spaces and with a point at the end,
 * which no key of a word has. `rys.` and `PO` are stored beside the words *rys* and *po*; `m.in.` and `st.sierż.` keep their inner points.
 */
export const keyBesideWord = (folded: string): string => folded.replaceAll(' ', '').replace(/\.$/, '') + POINT;

/** The abbreviation as typed and in lower case, and whether a point followed. */
interface TypedSpelling {
  typed: string;
  form: string;
  isPointed: boolean;
}

/**
 * Returns the abbreviation with this spelling, or with this spelling but for the capital of a sentence start. An abbreviation that ends in a
 * point is not found without it (*fig*). One that has no point is also found with one, which may end a sentence.
 */
export function abbreviationBesideWord(
  spelling: Pick<Lexicon, 'readings'> | null,
  { typed, form, isPointed }: TypedSpelling,
): Reading | undefined {
  // In lower case and without a point, it is the word.
  if (!isPointed && typed === form) return undefined;
  const key = keyBesideWord(form);
  const found = (spelling?.readings(key) ?? []).filter(({ lemma }) => isPointed || !lemma.endsWith(POINT));
  const typedKey = keyBesideWord(typed);
  return (
    found.find(({ spelling = key }) => spelling === typedKey) ??
    found.find(({ spelling = key }) => isTypedLike(typedKey, spelling))
  );
}

/** Returns the meanings of an abbreviation, commonest first. Tables store them in one field. */
export const meaningsOf = (source: string): string[] => source.split('; ');

/**
 * Returns the meaning of several abbreviations in a row, each by its commonest meaning: `st. sierż.`, `Dr. med.`. Undefined if one of them is not
 * an abbreviation.
 * @param standsFor returns all meanings of one abbreviation, given without its point.
 */
export function standForEach(
  typed: string,
  standsFor: (abbreviation: string) => string | undefined,
): string | undefined {
  const parts = typed.split(' ').map((part) => {
    const source = standsFor(part.replace(/\.$/, ''));
    return source === undefined ? undefined : meaningsOf(source)[0];
  });
  return parts.includes(undefined) ? undefined : parts.join(' ');
}
