import { isTypedAddress } from '../core/words/no-word.ts';
import { normalise } from '../core/words/normalise.ts';
import { isAbbreviatedApart } from '../core/words/selection.ts';
import { LONGEST_WORD } from '../platform/messages/limits.ts';

/** Attributes of an input for words of any language, or parts of them. The browser must not change the typed text. */
export const WORD_INPUT = { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;

/** Maximum number of words of a play: the laid one, and one across for each of seven tiles. */
const MOST_WORDS = 8;

/** Separators between the words of a play. Two pluses, or one after the last word, belong to the word (`c++`). */
const BETWEEN = /\s*(?<!\+)\+(?=\s*[^\s+])\s*|[\s,;/]+/;

const LETTER = /\p{L}/u;

/** The reason why the typed text is not judged, as the key of a message. */
type Unanswerable = 'too_many_words' | 'word_too_long';

/**
 * Returns the normalised words of the input, or the reason why they cannot be judged. Leaves out addresses, and numbers and signs beside
 * words (`KOT 24`). An abbreviation with spaces is one word (`z. B.`). If there is nothing else, returns the number or the address, so that
 * the answer can say what it is.
 */
export function typedWords(text: string): string[] | Unanswerable {
  const typed = normalise(text);
  if (isAbbreviatedApart(typed)) return [typed];
  const apart = typed.split(' ');
  const withoutAddresses = apart.filter((one) => !isTypedAddress(one)).join(' ');
  if (typed !== '' && withoutAddresses === '') return [(apart[0] ?? '').slice(0, LONGEST_WORD)];
  const stretches = withoutAddresses.split(BETWEEN).filter(Boolean);
  const lettered = stretches.filter((stretch) => LETTER.test(stretch));
  const words = lettered.length > 0 ? lettered : stretches.slice(0, 1);
  if (words.some((word) => word.length > LONGEST_WORD)) return 'word_too_long';
  return words.length > MOST_WORDS ? 'too_many_words' : words;
}
