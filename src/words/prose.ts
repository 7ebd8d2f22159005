import { smallAmongCapitals } from './blanks.ts';
import { wordsOfText } from './running-text.ts';
import { isInOtherScript } from './script.ts';
import type { Asked } from './selected-words.ts';
import type { WholeWords } from './whole-words.ts';

/** Between the words of a list: ends of lines and cells, and the signs that players type. */
const LIST_SIGNS = /[\n\t,;/|+·•]/;

const TWO_WORDS = /\p{L}\S*\s+\S*\p{L}/u;

/** No small letter but ß, of which there is hardly a capital. */
const IN_CAPITALS = /^(?:(?!ß)\P{Ll})*$/u;

const LETTER = /\p{L}/u;

/** A sentence goes on from before: the line has something there, and neither a sentence nor what announces a list ends with it. */
const GOES_ON_FROM = /[^\s.!?…:][^\S\n]*$/u;

/** It goes on behind, unless there is a line end or the end of a clause. */
const GOES_ON_TO = /^[^\S\n]*[^\s.!?…:;]/u;

/** As a sentence is written: a capital at its beginning, a point or the like at its end. */
const SENTENCE = /^\P{L}*\p{Lu}.*[.!?…]\P{L}*$/su;

/**
 * Returns true when the words of a selection are a piece of running text, which a reader highlights to copy or to follow it. Words of a play
 * are in capitals, stand in lines or cells of their own or with commas between them, or are no part of a sentence: they have their line to
 * themselves, or all of it behind a colon.
 * @param words of the text, two or more.
 */
export function isRunningText(words: readonly string[], { text, before, behind }: Omit<WholeWords, 'added'>): boolean {
  if (words.length < 2 || words.every(isInCapitals)) return false;
  if (!text.split(LIST_SIGNS).some((entry) => TWO_WORDS.test(entry))) return false;
  const ended = text + (/^[.!?…]/.exec(behind)?.[0] ?? '');
  return SENTENCE.test(ended) || GOES_ON_FROM.test(before) || GOES_ON_TO.test(behind);
}

/** But for the letters of blanks. */
const isInCapitals = (word: string): boolean => IN_CAPITALS.test(word) || smallAmongCapitals(word).length > 0;

/** Words in a line of a list: a word, or who played it and the word. */
const MOST_IN_LINE = 2;

/**
 * Words that somebody highlights by hand to have them checked: two or three sentences, or four lines of a book. A paragraph that is
 * selected to be read along or copied has more, and an article many more.
 */
export const MOST_RUNNING_WORDS = 60;

/** Lines of a chat log: with a time before the first letter, or a name in angle brackets. */
const CHAT_LINE = /^[^\p{L}]*\d{1,2}:\d{2}|^\s*<[^\s<>]+>\s/u;

/** Lines with a name and a colon, as in a chat log or a play; one such line may be any sentence. */
const NAMED_LINE = /^\s*[\p{L}\p{N}_.-]+(?: [\p{L}\p{N}_.-]+)?:\s+\S/u;

const SHARE_OF_CHAT = 0.5;

/** Signs and spellings of programs and of markup. */
const CODE = /[{}=\\]|\w\(\)|&&|\|\||<\/?\w[^<>]*>|\p{L}_\p{L}/u;

/** Words are at least so much of a text that is no table of numbers, and Latin ones of a text that is not in another script. */
const SHARE_OF_WORDS = 0.5;

/**
 * How many words the text has, where they are to be offered as a table; none where nobody means them as words. What is `meant` is
 * offered whatever it is. What is only selected is a list (a word or two in each line) or a chat log of any length, or a text as short as
 * somebody highlights on purpose, and neither code nor numbers nor another script.
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

/** Stretches without letters count against it. */
function isShort(text: string, words: number): boolean {
  return words <= MOST_RUNNING_WORDS && words >= text.split(/\s+/).filter(Boolean).length * SHARE_OF_WORDS;
}
