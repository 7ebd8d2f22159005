import { isAddress } from './address.ts';
import { APOSTROPHE, HYPHEN, unified } from './normalise.ts';
import { MIN_WORD_LETTERS } from './word-lengths.ts';

const SIGNS = '[\\p{L}\\p{M}\\p{N}_]+';

/**
 * Letters and digits, with single hyphens and apostrophes inside and with the signs of blanks: as `wordFromSelection` leaves a word
 * that is selected by itself. Underscores are taken along, so that `snake_case` does not leave two words.
 */
const TOKEN = new RegExp(
  `(?:(?<!\\?)\\?+(?=\\p{L}))?${SIGNS}(?:(?:[${HYPHEN}${APOSTROPHE}]|[?*]+(?=\\p{L}))${SIGNS})*(?:\\++(?![+\\p{N}]))?`,
  'gu',
);

const CODE = '_';

const LETTERS = new RegExp(`(?:[\\p{L}\\p{M}][^\\p{L}\\p{M}]*){${MIN_WORD_LETTERS}}`, 'u');

/**
 * The words of a text of any length, in their order, each as often as it stands there: a chat log, a list of moves, a page. Left out
 * are addresses, code, and what has fewer than two letters: numbers, squares of a board (`8D`), single letters, which are no play.
 * Each word is normalised as if it had been selected by itself.
 */
export function wordsOfText(text: string): string[] {
  const stretches = unified(text)
    .split(/\s+/)
    .filter((stretch) => !isAddress(stretch));
  const tokens = stretches.join(' ').match(TOKEN) ?? [];
  return tokens.filter((token) => LETTERS.test(token) && !token.includes(CODE));
}
