import { isInOtherScript } from './letters.ts';
import { isAddress } from './no-word.ts';
import { APOSTROPHE, HYPHEN, MIN_WORD_LETTERS, unified } from './normalise.ts';
import type { SelectionRequest } from './selection.ts';
import { smallAmongCapitals } from './tiles.ts';
import type { WholeWords } from './whole-words.ts';

const SIGNS = '[\\p{L}\\p{M}\\p{N}_]+';

/**
 * A word of running text: letters and digits, with single hyphens, apostrophes and signs of blanks inside, as `wordFromSelection` leaves
 * it. Underscores are included, so that `snake_case` is not two words.
 */
const TOKEN = new RegExp(
  `(?:(?<!\\?)\\?+(?=\\p{L}))?${SIGNS}(?:(?:[${HYPHEN}${APOSTROPHE}]|[?*]+(?=\\p{L}))${SIGNS})*(?:\\++(?![+\\p{N}]))?`,
  'gu',
);

/** The sign inside names of programs. */
const UNDERSCORE = '_';

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
  return tokens.filter((token) => LETTERS.test(token) && !token.includes(UNDERSCORE));
}

/** Separators of a list: line ends, tabs, and signs that players type. */
const LIST_SIGNS = /[\n\t,;/|+·•]/;

const TWO_WORDS = /\p{L}\S*\s+\S*\p{L}/u;

/** No small letter but ß, whose capital is rare. */
const IN_CAPITALS = /^(?:(?!ß)\P{Ll})*$/u;

const LETTER = /\p{L}/u;

/** The text before belongs to the same sentence: its last line is not empty, and ends neither a sentence nor in a colon. */
const CONTINUES_BEFORE = /[^\s.!?…:][^\S\n]*$/u;

/** The text behind belongs to the same sentence: it begins with neither a line end nor the end of a clause. */
const CONTINUES_BEHIND = /^[^\S\n]*[^\s.!?…:;]/u;

/** A sentence begins with a capital and ends with a point, a question mark or an exclamation mark. */
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
  return SENTENCE.test(ended) || CONTINUES_BEFORE.test(before) || CONTINUES_BEHIND.test(behind);
}

/** Returns true when all letters are capitals, except those of blanks. */
const isInCapitals = (word: string): boolean => IN_CAPITALS.test(word) || smallAmongCapitals(word).length > 0;

/** Maximum number of words in a line of a list: a word, or a player and the word. */
const MOST_IN_LINE = 2;

/** Maximum number of words that users highlight to check them: two or three sentences, or four lines of a book. */
export const MOST_RUNNING_WORDS = 60;

/** A line of a chat log: a time before the first letter, or a name in angle brackets. */
const CHAT_LINE = /^[^\p{L}]*\d{1,2}:\d{2}|^\s*<[^\s<>]+>\s/u;

/** A line with a name and a colon, as in a chat log or a play. A single such line may be any sentence. */
const NAMED_LINE = /^\s*[\p{L}\p{N}_.-]+(?: [\p{L}\p{N}_.-]+)?:\s+\S/u;

/** Minimum share of lines of a chat among the lines of its log. */
const SHARE_OF_CHAT = 0.5;

/** Signs of code and markup. */
const CODE = /[{}=\\]|\w\(\)|&&|\|\||<\/?\w[^<>]*>|\p{L}_\p{L}/u;

/** Minimum share of words in a text that is no table of numbers, and of Latin words in a text that is not in another script. */
const SHARE_OF_WORDS = 0.5;

/**
 * Returns the number of words to offer as a table; 0 if the text is no list of words. An explicit request is always offered one. A text that
 * is only selected is offered one if it is a list (one or two words a line), a chat log, or short, and not code, numbers or another script.
 */
export function manySelectedWords(text: string, { isExplicit }: SelectionRequest): number {
  const words = wordsOfText(text);
  if (isExplicit) return words.length;
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

/** Returns true for few words, most of which have letters. */
function isShort(text: string, words: number): boolean {
  return words <= MOST_RUNNING_WORDS && words >= text.split(/\s+/).filter(Boolean).length * SHARE_OF_WORDS;
}

/** Date and time before a message, in brackets or before a dash: `[19:02]`, `12.05.2026, 19:02 -`. */
const WHEN = String.raw`[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ ])?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:[ ]?[AaPp][Mm])?[\])]?[ ](?:[-–—][ ])?`;

/** One to three words: `Hanka`, `Ala K. (PL)`. */
const NAME = String.raw`[^\s:<>]{1,30}(?:[ ][^\s:<>]{1,30}){0,2}`;

/** The name of a speaker, with the time before it. */
const SPEAKER = new RegExp(`^[ \\t]*(${WHEN})?(?:<[ ]?(${NAME})>|(${NAME}):)(?=\\s|$)`, 'gmu');

/**
 * Returns the lines of a chat without the names that begin them, and without their times. A name has a time before it or angle brackets
 * around it, or it begins at least two lines: a single `Remember: kot` may be a sentence.
 */
export function withoutSpeakers(text: string): string {
  const lines = new Map<string, number>();
  for (const { 3: label } of text.matchAll(SPEAKER)) if (label) lines.set(label, (lines.get(label) ?? 0) + 1);
  return text.replace(SPEAKER, (line, time?: string, bracketed?: string, label?: string) =>
    time || bracketed || (lines.get(label ?? '') ?? 0) > 1 ? '' : line,
  );
}
