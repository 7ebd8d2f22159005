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
 * Returns the number of words to offer as a table, without the names of speakers; 0 if the text is no list of words. An explicit request is always offered one. A text that
 * is only selected is offered one if it is a list (one or two words a line), a chat log, or short, and not code, numbers or another script.
 */
export function manySelectedWords(text: string, { isExplicit }: SelectionRequest): number {
  const spoken = withoutSpeakers(text);
  const words = wordsOfText(spoken);
  if (isExplicit) return words.length;
  const lines = text.split('\n').filter((line) => LETTER.test(line));
  if (words.filter((word) => !isInOtherScript(word)).length < words.length * SHARE_OF_WORDS) return 0;
  if (isChat(lines) || hasSpeakers(lines, spoken)) return words.length;
  if (CODE.test(text)) return 0;
  const isList = text.includes('\n') && lines.every((line) => wordsOfText(line).length <= MOST_IN_LINE);
  return isList || isShort(text, words.length) ? words.length : 0;
}

function isChat(lines: readonly string[]): boolean {
  const timed = lines.filter((line) => CHAT_LINE.test(line)).length;
  const named = lines.filter((line) => NAMED_LINE.test(line)).length;
  return Math.max(timed, named > 1 ? named : 0) >= Math.max(1, lines.length * SHARE_OF_CHAT);
}

/** Returns true when names were removed from enough lines, or lines of names. */
function hasSpeakers(lines: readonly string[], spoken: string): boolean {
  const left = spoken.split('\n').filter((line) => LETTER.test(line));
  const written = new Set(lines);
  const changed = left.filter((line) => !written.has(line)).length;
  return lines.length - left.length + changed >= Math.max(1, lines.length * SHARE_OF_CHAT);
}

/** Returns true for few words, most of which have letters. */
function isShort(text: string, words: number): boolean {
  return words <= MOST_RUNNING_WORDS && words >= text.split(/\s+/).filter(Boolean).length * SHARE_OF_WORDS;
}

/** Spaces in a line, with those that programs put before *PM*, and marks of direction, which some put before a message. */
const SPACE = '[ \\t\\u00a0\\u202f]';
const BEGIN = '^[ \\t\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]*';

/** A time, perhaps with its date and in brackets: `[19:02]`, `12.05.2026, 19:02`, `2026-05-12T19:02:11Z`, `7:02 PM`. */
const TIME = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:${SPACE}?[AaPp]\.?[Mm]\b\.?)?Z?`;
const WHEN = String.raw`[[(]?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?,?[ T])?${TIME}[\])]?`;

/** One to three words: `Hanka`, `Ala K. (PL)`. */
const NAME = String.raw`[^\s:<>|]{1,30}(?:[ ][^\s:<>|]{1,30}){0,2}`;

/** Sender and receivers, as a conference saves its chat: `From Hanka to Everyone:`. */
const SENDER = `(?:From|Von|Od|Kimden)[ ]+${NAME}[ ]+(?:to|an|do|Kime)[ ]+${NAME}`;

/** A name before a dash or an arrow: `Hanka - `, `Hanka > `. */
const DASHED = new RegExp(
  String.raw`${BEGIN}(?<label>\p{Lu}[^\s:<>|–—-]{1,29}(?:[ ][^\s:<>|–—-]{1,30}){0,2})[ ](?:[-–—]|>)[ ](?=.*\p{L})`,
  'gmu',
);

/** Minimum number of lines with names before dashes, and their number for each name; entries of a dictionary are not repeated so. */
const LEAST_DASHED = 3;
const LINES_OF_EACH = 1.5;

/** The name of a speaker, with the time before or after it: `[19:02] Hanka:`, `Hanka (19:02):`, `19:02 <@Hanka>`, `19:02 Hanka |`. */
const SPEAKER = new RegExp(
  `${BEGIN}(?:(?<before>(?:\\p{L}{3,9}[ ]\\d{1,2}[ ])?${WHEN}${SPACE}?(?:[-–—][ ])?)?(?:<(?<bracketed>[ ]?${NAME})>|(?<label>${SENDER}|${NAME}?)(?<behind>${SPACE}${WHEN})?:)(?=\\s|$)|${WHEN}${SPACE}(?<cell>${NAME})(?:${SPACE}\\||\\t))`,
  'gmu',
);

/** A line with nothing but the name of a speaker and the time of what follows: `Hanka — today at 19:02`, `[19:02] Hanka`. */
const HEAD = new RegExp(
  `${BEGIN}(?:${NAME}(?:,|${SPACE}?[-–—])?(?:${SPACE}[^\\s:]{1,12}){0,2}${SPACE}+${WHEN}|${WHEN}${SPACE}${NAME})[ \\t\\r]*$`,
  'u',
);

/**
 * Returns the lines of a chat without the names that begin them, and without their times. A name has a time beside it or angle brackets
 * around it, or most lines have a name, and one of the names more than one line: a single `Remember: kot` may be a sentence, and different
 * words with colons are entries of a dictionary. Lines with a name and a time alone are heads if each has a message below.
 */
export function withoutSpeakers(text: string): string {
  const lines = text.split('\n');
  const isHead = lines.map((line) => HEAD.test(line));
  const areHeads = isHead.every((is, i) => !is || (isHead[i + 1] === false && lines[i + 1]!.trim() !== ''));
  const messages = areHeads && isHead.filter(Boolean).length > 1 ? lines.filter((_, i) => !isHead[i]) : lines;
  const chat = messages.join('\n');
  if (isDashed(chat)) return chat.replace(DASHED, '');
  const labels = new Map<string, number>();
  let labelled = 0;
  let timed = 0;
  for (const { groups } of chat.matchAll(SPEAKER)) {
    if (groups?.before || groups?.behind) timed += 1;
    const label = groups?.label ?? groups?.cell;
    if (label === undefined) continue;
    labelled += 1;
    labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const isNamed =
    (timed > 0 || labels.size < labelled) &&
    labelled >= messages.filter((line) => LETTER.test(line)).length * SHARE_OF_CHAT;
  return chat.replace(SPEAKER, (line, ...found) => {
    const { before, bracketed, behind, label, cell } = found.at(-1) as Record<string, string | undefined>;
    const isSure = before !== undefined || bracketed !== undefined || behind !== undefined;
    return isSure || isNamed || (labels.get(label ?? cell ?? '') ?? 0) > 1 ? '' : line;
  });
}

/** Returns true when each line begins with a name and a dash, and few names begin all of them. */
function isDashed(chat: string): boolean {
  const lines = chat.split('\n').filter((line) => LETTER.test(line)).length;
  const names = [...chat.matchAll(DASHED)].map(({ groups }) => groups?.label);
  return names.length === lines && lines >= LEAST_DASHED && lines >= new Set(names).size * LINES_OF_EACH;
}
