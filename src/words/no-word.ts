import { isTypedAddress } from './address.ts';
import { normalise } from './normalise.ts';

/**
 * Why there is nothing to judge in a text: `letter`, it has no letter at all (`123`, `***`); `blank`, it has a blank of which is not
 * said what letter it stands for (`ch?eszli`); `address`, it is an address or the name of a file (`https://a.b`, `lista.txt`).
 */
export type NoWord = 'letter' | 'blank' | 'address';

const LETTER = /\p{L}/u;

/**
 * A sign for a blank: a question mark right before a letter, for after a word it is punctuation; and between letters the signs that
 * game logs write for it besides, for around a word they are those of emphasis.
 */
const UNNAMED_BLANK = /\?(?=\p{L})|(?<=\p{L})[?*_]+(?=\p{L})/u;

/** The star or line of a German noun for people of all genders, Lehrer*in: a sign of the spelling, no blank. */
const OF_ALL_GENDERS = /^\p{Lu}\p{Ll}{2,}[*_]in(?:nen)?$/u;

/** What keeps the text, typed or selected for one word, from being judged; null where nothing does. */
export function noWordIn(text: string): NoWord | null {
  const word = normalise(text);
  if (!LETTER.test(word)) return 'letter';
  if (word.split(' ').every(isTypedAddress)) return 'address';
  return UNNAMED_BLANK.test(word) && !OF_ALL_GENDERS.test(word) ? 'blank' : null;
}
