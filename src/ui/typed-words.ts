import { isTypedAddress } from '../core/words/no-word.ts';
import { normalise } from '../core/words/normalise.ts';
import { isAbbreviatedApart } from '../core/words/selection.ts';
import { LONGEST_WORD } from '../platform/messages/limits.ts';

/** Attributes of an input for words of any language, or parts of them: the browser is to leave what is typed as it is. */
export const WORD_INPUT = { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: false } as const;

/** More words than one play can make: the laid one and one across for each of seven tiles. */
const MOST_WORDS = 8;

/** What may stand between the words of a play; two pluses, or one after the last word, belong to it (`c++`). */
const BETWEEN = /\s*(?<!\+)\+(?=\s*[^\s+])\s*|[\s,;/]+/;

const LETTER = /\p{L}/u;

/** Why what was typed is not judged, as the key of a message. */
type Unanswerable = 'too_many_words' | 'word_too_long';

/**
 * The words of the input, as typed but for spelling look-alikes; why not, where they cannot be judged. Numbers and signs that stand by
 * themselves beside words are none of them (`KOT 24`), nor are addresses; an abbreviation written apart is one (`z. B.`). Where nothing else
 * is there, the number or address is handed on as a whole, to be answered as what it is.
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
