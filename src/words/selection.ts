import { APOSTROPHE, isPlainWord, normalise } from './normalise.ts';

const LETTER_OR_MARK = /[\p{L}\p{M}]/u;

/**
 * The word or words of a selected text: normalised, without the quotation marks, brackets and punctuation around it.
 * An apostrophe or hyphen inside stays, one outside goes. A point after the word goes too: a selection at the end
 * of a sentence must not turn the word into an abbreviation. Empty when there is no letter.
 */
export function wordFromSelection(text: string): string {
  if (isPlainWord(text)) return text;
  const characters = [...normalise(text)];
  let start = 0;
  let end = characters.length;
  while (start < end && !LETTER_OR_MARK.test(characters[start]!)) start++;
  while (end > start && !LETTER_OR_MARK.test(characters[end - 1]!)) end--;
  return characters.slice(start, end).join('');
}

/** Is this something to ask about: letters, with hyphens, apostrophes and at most `maxWords - 1` single spaces inside? */
export function looksLikeWords(text: string, maxWords: number): boolean {
  const words = text.split(' ');
  return words.length <= maxWords && words.every((word) => WORD.test(word));
}

const WORD = new RegExp(`^[\\p{L}\\p{M}]+(?:[-${APOSTROPHE}][\\p{L}\\p{M}]+)*[,.]?$`, 'u');
