import { isTypedAddress } from './address.ts';
import { normalise } from './normalise.ts';

/**
 * Why a text has no word to judge. `letter`: it has no letter (`123`, `***`). `blank`: a blank has no letter (`ch?eszli`). `address`: it is
 * an address or the name of a file (`https://a.b`, `lista.txt`).
 */
export type NoWord = 'letter' | 'blank' | 'address';

const LETTER = /\p{L}/u;

/**
 * A sign for a blank: a question mark directly before a letter, since after a word it is punctuation; between letters also the other signs
 * of game logs, since around a word they mark emphasis.
 */
const UNNAMED_BLANK = /\?(?=\p{L})|(?<=\p{L})[?*_]+(?=\p{L})/u;

/** The star or underscore of a gender-inclusive German noun, Lehrer*in: a spelling, not a blank. */
const OF_ALL_GENDERS = /^\p{Lu}\p{Ll}{2,}[*_]in(?:nen)?$/u;

/** Returns why a typed or selected text has no word to judge; null if it has one. */
export function noWordIn(text: string): NoWord | null {
  const word = normalise(text);
  if (!LETTER.test(word)) return 'letter';
  if (word.split(' ').every(isTypedAddress)) return 'address';
  return UNNAMED_BLANK.test(word) && !OF_ALL_GENDERS.test(word) ? 'blank' : null;
}
