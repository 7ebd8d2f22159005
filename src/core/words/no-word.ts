import { normalise } from './normalise.ts';

/** Matches addresses of pages and mailboxes, and mentions. */
const ADDRESS = /:\/\/|@|www\./i;

/**
 * Returns true when the text, which has no spaces, is an address, so that no part of it is a word. Names of files and sites do not count:
 * in running text, `tak.nie` is more often two words without the space.
 */
export const isAddress = (stretch: string): boolean => ADDRESS.test(stretch);

/** Brackets and quotation marks. A point at the end makes it an abbreviation (`op.cit.`). */
const AROUND = /^[^\p{L}\p{N}/~\\]+|[^\p{L}\p{N}/.]+$/gu;

/** A name of at least two characters and the ending of a file or site: `lista.txt`, `sjp.pl/slownik`, `plan-2.tar.gz`. */
const NAMED = /^(?:[^\s/\\]*[/\\])*[\p{L}\p{N}_-]{2,}(?:\.[\p{L}\p{N}_-]+)*\.[a-z][a-z\d]{1,4}(?:[/?#:]\S*)?$/u;

/** A path from the root or from home. */
const PATH = /^(?:[A-Za-z]:\\|~?\/)[^\s/\\]+[/\\]/;

/**
 * Returns true when a typed or pasted text is an address, a mailbox or the name of a file. A point inside is enough, because a query of
 * two words has a space. Abbreviations have one letter before their first point (`m.in`, `z.B`), or a point at the end.
 */
export function isTypedAddress(stretch: string): boolean {
  const bare = stretch.replace(AROUND, '');
  return ADDRESS.test(stretch) || NAMED.test(bare) || PATH.test(bare);
}

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
