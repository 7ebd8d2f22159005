import { APOSTROPHE, HYPHEN, isPlainCasedWord, normalise } from './normalise.ts';

const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

const NUMBER = '\\p{N}+(?:[.,]\\p{N}+)*';
const JOINT = `[${HYPHEN}${APOSTROPHE}]`;

/** What belongs to the word right before its first letter: a number (`2-latek`), a question mark that stands for a blank (`?kot`). */
const BEFORE = new RegExp(`(?:${NUMBER}${JOINT}?|\\?+)$`, 'u');

/** What belongs to it right after its last letter: a number (`mp3`, `F-16`), pluses (`c++`) that no points follow (`KOT+10`). */
const AFTER = new RegExp(`^(?:${JOINT}?${NUMBER})?(?:\\++(?![+\\p{N}]))?`, 'u');

/**
 * The word or words of a selected text: normalised, without the quotation marks, brackets and punctuation around it.
 * An apostrophe or hyphen inside stays, one outside goes. A point after the word goes too: a selection at the end
 * of a sentence must not turn the word into an abbreviation. Digits at the word stay, because they bar it; so does a question mark
 * before it, which stands for a blank, and a bracket whose other half is inside (`kolega(i)`). Empty when there is no letter.
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

/** Letters with digits among them; hyphens, apostrophes and signs for blanks inside. */
const WORD = new RegExp(`^(?=.*[\\p{L}\\p{M}])\\?*${SIGNS}(?:(?:${JOINT}|[?*]+)${SIGNS})*\\+*[,.]?$`, 'u');

/**
 * Is this something to ask about: words with at most `maxWords - 1` single spaces between them? A word has a letter; it may have digits,
 * hyphens, apostrophes and the signs of blanks (`ch?eszli`).
 */
export function looksLikeWords(text: string, maxWords: number): boolean {
  const words = text.split(' ');
  return words.length <= maxWords && words.every((word) => WORD.test(word));
}
