import { smallAmongCapitals } from './blanks.ts';
import { wordsOfText } from './running-text.ts';
import { isInOtherScript } from './script.ts';
import type { Asked } from './selected-words.ts';
import type { WholeWords } from './whole-words.ts';

/** Separators of a list: line ends, tabs, and signs that players type. */
const LIST_SIGNS = /[\n\t,;/|+·•]/;

const TWO_WORDS = /\p{L}\S*\s+\S*\p{L}/u;

/** No small letter but ß, which has hardly any capital. */
const IN_CAPITALS = /^(?:(?!ß)\P{Ll})*$/u;

const LETTER = /\p{L}/u;

/** A sentence continues from the text before: the line is not empty, and it does not end with the end of a sentence or a colon. */
const GOES_ON_FROM = /[^\s.!?…:][^\S\n]*$/u;

/** A sentence continues in the text after: no line end and no end of a clause. */
const GOES_ON_TO = /^[^\S\n]*[^\s.!?…:;]/u;

/** A sentence: a capital at its beginning, a point or the like at its end. */
const SENTENCE = /^\P{L}*\p{Lu}.*[.!?…]\P{L}*$/su;

/**
 * Returns true when a selection is running text, which readers highlight to copy or follow it. Words of a play are in capitals, in lines or
 * cells of their own, separated by commas, or alone in their line or after a colon.
 * @param words of the text, at least two
 */
export function isRunningText(words: readonly string[], { text, before, behind }: Omit<WholeWords, 'added'>): boolean {
  if (words.length < 2 || words.every(isInCapitals)) return false;
  if (!text.split(LIST_SIGNS).some((entry) => TWO_WORDS.test(entry))) return false;
  const ended = text + (/^[.!?…]/.exec(behind)?.[0] ?? '');
  return SENTENCE.test(ended) || GOES_ON_FROM.test(before) || GOES_ON_TO.test(behind);
}

/** Except for the letters of blanks. */
const isInCapitals = (word: string): boolean => IN_CAPITALS.test(word) || smallAmongCapitals(word).length > 0;

/** Maximum number of words in a line of a list: a word, or a player and the word. */
const MOST_IN_LINE = 2;

/** Maximum number of words that users highlight to check them: two or three sentences, or four lines of a book. */
export const MOST_RUNNING_WORDS = 60;

/** A line of a chat log: a time before the first letter, or a name in angle brackets. */
const CHAT_LINE = /^[^\p{L}]*\d{1,2}:\d{2}|^\s*<[^\s<>]+>\s/u;

/** A line with a name and a colon, as in a chat log or a play. A single such line may be any sentence. */
const NAMED_LINE = /^\s*[\p{L}\p{N}_.-]+(?: [\p{L}\p{N}_.-]+)?:\s+\S/u;

const SHARE_OF_CHAT = 0.5;

/** Signs of code and markup. */
const CODE = /[{}=\\]|\w\(\)|&&|\|\||<\/?\w[^<>]*>|\p{L}_\p{L}/u;

/** Minimum share of words in a text that is no table of numbers, and of Latin words in a text that is not in another script. */
const SHARE_OF_WORDS = 0.5;

/**
 * Returns the number of words to offer as a table; 0 if the text is not meant as words. A text that is `meant` is always offered. A text
 * that is only selected is offered if it is a list (one or two words a line), a chat log, or short, and not code, numbers or another
 * script.
 */
export function manySelectedWords(text: string, { meant }: Asked): number {
  const words = wordsOfText(text);
  if (meant) return words.length;
  const lines = text.split('\n').filter((line) => LETTER.test(line));
  if (words.filter((word) => !isInOtherScript(word)).length < words.length * SHARE_OF_WORDS) return 0;
  if (isChat(lines)) return words.length;
  if (CODE.test(text)) return 0;
  const isList = text.includes('\n') && lines.every((line) => wordsOfText(line).length <= MOST_IN_LINE);
  return isList || isShort(text, words.length) ? words.length : 0;
}

function isChat(lines: readonly string[]): boolean {
  const timed = lines.filter((line) => CHAT_LINE.test(line)).length;
  const named = lines.filter((line) => NAMED_LINE.test(line)).length;
  return Math.max(timed, named > 1 ? named : 0) >= Math.max(1, lines.length * SHARE_OF_CHAT);
}

/** Tokens without letters count as no words. */
function isShort(text: string, words: number): boolean {
  return words <= MOST_RUNNING_WORDS && words >= text.split(/\s+/).filter(Boolean).length * SHARE_OF_WORDS;
}
