import { isInOtherScript } from './letters.ts';
import { APOSTROPHE, HYPHEN, isPlainCasedWord, MAX_WORD_LETTERS, normalise } from './normalise.ts';

const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

const NUMBER = '\\p{N}+(?:[.,]\\p{N}+)*';
const JOINT = `[${HYPHEN}${APOSTROPHE}]`;

/** Characters before the first letter that belong to the word: a number (`2-latek`), a question mark for a blank (`?kot`). */
const BEFORE = new RegExp(`(?:${NUMBER}${JOINT}?|\\?+)$`, 'u');

/** Characters after the last letter that belong to the word: a number (`mp3`, `F-16`), pluses (`c++`) unless points follow (`KOT+10`). */
const AFTER = new RegExp(`^(?:${JOINT}?${NUMBER})?(?:\\++(?![+\\p{N}]))?`, 'u');

/**
 * Returns the word or words of a selected text: normalised, without surrounding quotation marks, brackets and punctuation; empty if there
 * is no letter. A point after the word is removed, because the end of a sentence must not make an abbreviation. Apostrophes and hyphens
 * inside stay, and so do digits at the word, which bar it, a question mark before it, which is a blank, and a bracket whose other half is
 * inside (`kolega(i)`).
 */
export function wordFromSelection(text: string): string {
  if (isPlainCasedWord(text)) return text;
  const normal = normalise(text);
  const characters = [...normal];
  let start = 0;
  let end = characters.length;
  while (start < end && !LETTER_OR_MARK.test(characters[start]!)) start++;
  while (end > start && !LETTER_OR_MARK.test(characters[end - 1]!)) end--;
  if (start === end) return '';
  const core = characters.slice(start, end).join('');
  const before = characters.slice(0, start).join('');
  const after = characters.slice(end).join('');
  const isOpenBehind = /[([][^)\]]*$/.test(core) && /^[)\]]/.test(after);
  const isOpenBefore = /^[^([]*[)\]]/.test(core) && /[([]$/.test(before);
  return (
    (isOpenBefore ? before.slice(-1) : (BEFORE.exec(before)?.[0] ?? '')) +
    core +
    (isOpenBehind ? after.slice(0, 1) : (AFTER.exec(after)?.[0] ?? ''))
  );
}

const SIGNS = '[\\p{L}\\p{M}\\p{N}]+';

/** A word: letters and digits, with hyphens, apostrophes and signs of blanks inside. */
const WORD = new RegExp(`^(?=.*[\\p{L}\\p{M}])\\?*${SIGNS}(?:(?:${JOINT}|[?*]+)${SIGNS})*\\+*[,.]?$`, 'u');

/**
 * Returns true for at most `maxWords` words with single spaces between them. A word has a letter, and may have digits, hyphens, apostrophes
 * and signs of blanks (`ch?eszli`).
 */
export function looksLikeWords(text: string, maxWords: number): boolean {
  const words = text.split(' ');
  return words.length <= maxWords && words.every((word) => WORD.test(word));
}

const APART = /^(?:\p{L}{1,2}\. ){1,3}\p{L}{1,2}\.?$/u;

/**
 * Returns true when the text is one abbreviation of one or two letters at a time (`z. B.`, `m. in.`), not several words. A selection may
 * lack its last point.
 */
export const isAbbreviatedApart = (text: string): boolean => APART.test(text);

/** Maximum number of selected words that are judged at once; more are a phrase. */
export const MOST_SELECTED_WORDS = 4;

export interface SelectionRequest {
  /** True when the user requested a verdict by modifier, key, shortcut or menu; false when the text was only selected. */
  isExplicit: boolean;
}

/**
 * Returns the words of a selected text, cleaned and in order; empty for a sentence, a number or code. Without an explicit request, also
 * empty for texts that are rarely a question: a single letter, a square (`8D`), another script. The square of a play (`8D KOT`) is no word.
 */
export function selectedWords(text: string, { isExplicit }: SelectionRequest = { isExplicit: false }): string[] {
  // A whole page may be selected; four words are never this long.
  if (text.length > MOST_SELECTED_WORDS * 4 * MAX_WORD_LETTERS) return [];
  if (FOREIGN_TO_WORDS.test(text)) return [];
  const cleaned = wordFromSelection(text);
  if (!looksLikeWords(cleaned, MOST_SELECTED_WORDS)) return [];
  const all = isAbbreviatedApart(cleaned) ? [cleaned] : cleaned.split(' ').map(wordFromSelection);
  const words = all.length > 1 ? all.filter((word) => !SQUARE.test(word)) : all;
  if (words.some((word) => word.length > MAX_WORD_LETTERS)) return [];
  const isLikely = isExplicit || !(isInOtherScript(cleaned) || (words.length === 1 && !TWO_LETTERS.test(cleaned)));
  return isLikely ? words : [];
}

/** Signs of code and addresses, which must not be cleaned away. */
const FOREIGN_TO_WORDS = /[_=<>{}|\\/@#$%^&~]|\(\)/u;

/** A square of the board. */
const SQUARE = /^(?:\p{N}{1,2}\p{L}|\p{L}\p{N}{1,2})$/u;

const TWO_LETTERS = /\p{L}.*\p{L}/u;
