import { unifiedCharacters } from '../words/normalise.ts';
import { MAX_TEXT_LENGTH } from '../words/word-lengths.ts';
import { AS_LOOKED_UP, type ListPurpose, mostLetters } from './letters.ts';
import type { SkipReason } from './list-report.ts';
import { isWrittenWord, readMarked } from './written-word.ts';

/** A cell of a line, read as a word. */
export interface CellWord {
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
export function whyNot(
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
