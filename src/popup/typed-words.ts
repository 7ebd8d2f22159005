import { LONGEST_WORD } from '../messages/table.ts';
import { normalise } from '../words/normalise.ts';

/** More words than this are no play. */
const MOST_WORDS = 4;

/** The words of the input, as typed but for spelling look-alikes; null when they cannot be judged. */
export function typedWords(text: string): string[] | null {
  const words = normalise(text).split(' ').filter(Boolean);
  if (words.length > MOST_WORDS || words.some((word) => word.length > LONGEST_WORD)) return null;
  return words;
}
