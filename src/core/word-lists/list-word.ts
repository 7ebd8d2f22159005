import { MAX_TEXT_LENGTH, unifiedCharacters } from '../words/normalise.ts';
import { AS_LOOKED_UP, type ListPurpose, mostLetters } from './letters.ts';
import type { SkipReason } from './list-report.ts';

/** Quotation marks and punctuation that exports put before a word, and after it. */
const BEFORE = '"\'`„“”«»‹›‚‘’([';
const AFTER = '"\'`´“”«»‹›‘’)],.;:';
const SPACE = /\s/;

/**
 * Signs that lists put before or after a word: it is new, in one edition only, or has a footnote. Not among them are signs that make it
 * part of a word (`-li`, `~owy`), a doubtful word (`?`) or something else (`=`, `/`, `@`), nor the raised 1, 2 and 3, each of which may be
 * a letter in a wrong encoding (`by³` for `był`).
 */
const MARKS = '*#!+%^$§¶†‡°·•¤★☆●○⁴⁵⁶⁷⁸⁹⁰';

/** Returns true for a sign that lists put beside a word. */
export function isMark(sign: string): boolean {
  return MARKS.includes(sign);
}

/** A word and the signs beside it. Signs on both sides, as around a headline, stay part of the text. */
interface MarkedWord {
  word: string;
  mark: string;
}

/** Reads a cell without quotation marks, punctuation and signs around its word. */
function readMarked(cell: string): MarkedWord {
  const bare = withoutSigns(cell, BEFORE, AFTER);
  let from = 0;
  let to = bare.length;
  while (from < to && isMark(bare.charAt(from))) from++;
  while (from < to && isMark(bare.charAt(to - 1))) to--;
  const isOneSide = from > 0 !== to < bare.length;
  const word = isOneSide ? withoutSigns(bare.slice(from, to), BEFORE, AFTER) : bare;
  return word !== bare && isWrittenWord(word)
    ? { word, mark: bare.slice(0, from) + bare.slice(to) }
    : { word: bare, mark: '' };
}

/** Returns the word of a cell without what surrounds it. */
export function bareWord(cell: string): string {
  return readMarked(cell).word;
}

function withoutSigns(cell: string, before: string, after: string): string {
  // Sign by sign, because a pattern for “all of these up to the end” restarts at each of them, which took 3.4 s for a line of 60,000
  // points.
  let from = 0;
  let to = cell.length;
  while (from < to && isAround(cell.charAt(from), before)) from++;
  while (from < to && isAround(cell.charAt(to - 1), after)) to--;
  return cell.slice(from, to);
}

function isAround(sign: string, signs: string): boolean {
  return signs.includes(sign) || SPACE.test(sign);
}

const WORD = /^\p{L}[\p{L}\p{M}]*$/u;

/** Returns true for letters of any language and nothing else. */
export function isWrittenWord(text: string): boolean {
  return WORD.test(text);
}

/** A semicolon is also the end of an empty cell: `;kot;krowa`. */
const COMMENT = /^\s*(?:#|\/\/|--|%|;(?!\S*;\S))/;

/** Returns true for a comment line. */
export function isComment(line: string): boolean {
  return COMMENT.test(line);
}

/**
 * A word with a comment after it (`kot # new`), or in brackets with an edition (`kot [2026]`) or the remark that it is new. Other brackets may
 * say that it is no word.
 */
const REMARK =
  /^(\s*\S+)\s+(?:(?:#|\/\/|--|;|%)(?=[\s\p{L}]|$).*|[([](?:[^()[\]]{0,60}\p{Nd}[^()[\]]{0,60}|new|now[aey]|neu|yeni)[)\]]\s*)$/iu;

/** Returns a line without the remark after its word. */
export function withoutRemark(line: string): string {
  const word = REMARK.exec(line)?.[1];
  return word !== undefined && isWrittenWord(bareWord(word)) ? word : line;
}

/** A cell of a line, read as a word. */
interface CellWord {
  /** In lower case, with its accents. */
  written: string;
  /** The letters, as the list has them. */
  letters: readonly string[];
  /** Signs of the list beside it, which are removed; may be empty. */
  mark: string;
}

/**
 * Reads a cell, whether it is a word or not. Only signs that lists put beside words are removed; a raised number may as well be a letter
 * (`³` for `ł`) read in a wrong encoding.
 */
export function readCell(cell: string, { language }: ListPurpose): CellWord {
  const { word, mark } = readMarked(cell);
  const written = unifiedCharacters(word.slice(0, MAX_TEXT_LENGTH)).trim().toLowerCase();
  return { written, letters: [...AS_LOOKED_UP[language](written)], mark };
}

/** Returns why it is no word of the list; null if it is one. */
export function skipReasonOf(
  { written, letters }: CellWord,
  purpose: ListPurpose,
  isLetter: (letter: string) => boolean,
): SkipReason | null {
  if (written.includes('\ufffd') || written.includes('\0')) return 'bytes';
  if (!isWrittenWord(written)) return 'no-word';
  if (!letters.every(isLetter)) return 'letters';
  if (letters.length < 2) return 'too-short';
  return letters.length > mostLetters(purpose) ? 'too-long' : null;
}
