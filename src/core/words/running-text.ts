import { isAddress } from './address.ts';
import { APOSTROPHE, HYPHEN, unified } from './normalise.ts';
import { MIN_WORD_LETTERS } from './word-lengths.ts';

const SIGNS = '[\\p{L}\\p{M}\\p{N}_]+';

/**
 * A word of running text: letters and digits, with single hyphens, apostrophes and signs of blanks inside, as `wordFromSelection` leaves
 * it. Underscores are included, so that `snake_case` is not two words.
 */
const TOKEN = new RegExp(
  `(?:(?<!\\?)\\?+(?=\\p{L}))?${SIGNS}(?:(?:[${HYPHEN}${APOSTROPHE}]|[?*]+(?=\\p{L}))${SIGNS})*(?:\\++(?![+\\p{N}]))?`,
  'gu',
);

const CODE = '_';

const LETTERS = new RegExp(`(?:[\\p{L}\\p{M}][^\\p{L}\\p{M}]*){${MIN_WORD_LETTERS}}`, 'u');

/**
 * Returns the words of a text of any length (a chat log, a list of moves, a page) in order, with repetitions. Leaves out addresses, code,
 * and tokens of fewer than two letters: numbers, squares (`8D`), single letters. Each word is normalised as if it had been selected by
 * itself.
 */
export function wordsOfText(text: string): string[] {
  const stretches = unified(text)
    .split(/\s+/)
    .filter((stretch) => !isAddress(stretch));
  const tokens = stretches.join(' ').match(TOKEN) ?? [];
  return tokens.filter((token) => LETTERS.test(token) && !token.includes(CODE));
}
