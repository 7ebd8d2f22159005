import { isAlphagram, isInOrder, plain, sortedLetters } from './alphagram.ts';
import { bareWord, isWrittenWord } from './list-word.ts';
import type { Separator } from './separator.ts';
import { MANY_WORDS, MOST, NEARLY_ALL } from './shares.ts';

/** What stands before the words of each line: one more word of the list, or a title, which is none. */
export type Head = 'word' | 'label';

/** `abat: abata, abatowi`, `A – aa, ad`, `abat (abata, abatowi)`, `babka⇥babki, babce`. */
const HEAD = /^\s*([^:,;()\t]{1,60}?)\s{0,9}(?::\s|\s[–—-]\s|\t|\s\()/u;

/** What may not be among the words, but stands after the last of them. */
const FOREIGN = /[:()\t]/;
const END = /[).;\s]/;

/** Minimum number of lines, of which lemmas with their forms are known. */
const LEAST_LINES = 2;

/** Minimum of words after a title, on average; a few in order may be a meaning. */
const LEAST_LISTED = 4;

/** Number of letters that forms share with their lemma. */
const SHARED_LETTERS = 2;

const SEPARATORS: readonly Separator[] = [',', ';', '|'];

interface HeadedLine {
  head: string;
  words: string[];
  /** Between the words. */
  separator: Separator;
}

/** Returns the head of a line, and the words after it; null if the line has none. */
export function headedLine(line: string): HeadedLine | null {
  const found = HEAD.exec(line);
  if (!found?.[1]) return null;
  // Sign by sign, because a pattern for the end would restart at each of many spaces.
  let end = line.length;
  while (END.test(line.charAt(end - 1))) end--;
  const rest = line.slice(found[0].length, end);
  if (rest.trim() === '' || FOREIGN.test(rest)) return null;
  const separator = SEPARATORS.find((sign) => rest.includes(sign)) ?? ' ';
  const words = rest.split(separator === ' ' ? /\s+/ : separator).filter((word) => word.trim() !== '');
  return { head: bareWord(found[1]), words, separator };
}

/**
 * Returns what the heads of the lines are; null if most lines have none, or something else follows them, such as a meaning. Forms begin as
 * their lemma does. After a title, words are in order, or begin with its letter; after their sorted letters, or a stem and a letter
 * (`SATIRE + N`), they are anagrams.
 */
export function headsOf(lines: readonly string[]): { head: Head; separator: Separator } | null {
  const headed = lines.map(headedLine).filter((line) => line !== null);
  const [first] = headed;
  if (first === undefined || headed.length < lines.length * MOST) return null;
  const head = kindOfHeads(headed);
  return head && { head, separator: first.separator };
}

function kindOfHeads(headed: readonly HeadedLine[]): Head | null {
  const rows = headed.map(({ head, words }) => ({ head, words: words.map(bareWord) }));
  const words = rows.flatMap((row) => row.words);
  if (words.filter(isWrittenWord).length < words.length * NEARLY_ALL) return null;
  const related = (is: (head: string, word: string) => boolean): number =>
    rows.flatMap(({ head, words }) => words.filter((word) => is(head, word))).length;
  // A single word in each line may be a translation.
  if (rows.length >= LEAST_LINES && words.length > rows.length) {
    const lemmas = rows.filter(({ head }) => isWrittenWord(head) && head.length > 1).length;
    if (lemmas >= rows.length * MOST && related(beginsAlike) >= words.length * MOST) return 'word';
  }
  if (words.length < MANY_WORDS) return null;
  const isInitial = (head: string, word: string) => [...head].length === 1 && plain(word).startsWith(plain(head));
  const areLetters = (head: string, word: string) =>
    isWrittenWord(head) ? isAlphagram(head, word) : sortedLetters(head.replace(/\P{L}/gu, '')) === sortedLetters(word);
  if (Math.max(related(areLetters), related(isInitial)) >= words.length * NEARLY_ALL) return 'label';
  if (words.length < rows.length * LEAST_LISTED || !rows.every((row) => areAlike(row.words))) return null;
  const steps = rows.flatMap(({ words }) => words.slice(1).map((word, i) => isInOrder(words[i] ?? '', word)));
  return steps.filter(Boolean).length >= steps.length * NEARLY_ALL ? 'label' : null;
}

function beginsAlike(lemma: string, form: string): boolean {
  return plain(lemma).slice(0, SHARED_LETTERS) === plain(form).slice(0, SHARED_LETTERS);
}

/** Returns true for words that are printed together: many, or of one length or one initial. Synonyms in order are neither. */
function areAlike(words: readonly string[]): boolean {
  const isOne = (key: (word: string) => string | number) => new Set(words.map(key)).size === 1;
  return words.length >= MANY_WORDS || isOne(({ length }) => length) || isOne((word) => plain(word).slice(0, 1));
}
