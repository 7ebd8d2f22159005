import { MIN_WORD_LETTERS } from './limits.ts';
import { APOSTROPHE, HYPHEN, unified } from './normalise.ts';

/** Letters, with single hyphens and apostrophes inside. Digits are taken along, so that `8D` does not leave a D. */
const TOKEN = new RegExp(`[\\p{L}\\p{M}\\p{N}_]+(?:[${HYPHEN}${APOSTROPHE}][\\p{L}\\p{M}\\p{N}_]+)*`, 'gu');

/** Addresses of pages and mailboxes, and what is named like one: their parts are no words. */
const ADDRESS = /:\/\/|@|www\./;

const NO_WORD = /[\p{N}_]/u;

/**
 * The words of a text of any length, in their order, each as often as it stands there: a chat log, a list of moves, a page. Left out
 * are addresses, numbers and whatever has a digit in it (times, squares of a board), and single letters, which are no play.
 * Each word is normalised as if it had been selected by itself.
 */
export function wordsOfText(text: string): string[] {
  const stretches = text.split(/\s+/).filter((stretch) => !ADDRESS.test(stretch));
  const tokens = unified(stretches.join(' ')).match(TOKEN) ?? [];
  return tokens.filter((token) => token.length >= MIN_WORD_LETTERS && !NO_WORD.test(token));
}
