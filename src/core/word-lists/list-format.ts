import { type Head, headedLine } from './heads.ts';
import { bareWord, isWrittenWord, withoutRemark } from './list-word.ts';
import type { Separator } from './separator.ts';

/** Arrangement of the words in a text. */
export type ListFormat =
  /** One word a line and nothing else. */
  | { kind: 'lines' }
  /** The word is in one column (from 0); others hold points, definitions or frequencies. */
  | { kind: 'columns'; separator: Separator; column: number }
  /** Several words a line, all of the list: a lemma with its forms, or words printed side by side. */
  | {
      kind: 'rows';
      separator: Separator;
      /** The first column of words, from 0; absent for 0. Before it there are the sorted letters of the row's words. */
      first?: number;
      /** What stands before the words of each row; absent for nothing. */
      head?: Head;
    };

/** The packing of the file. */
export type Packing = 'plain' | 'gzip' | 'zip';

/** Returns the cells of a line. */
export function cellsOf(line: string, separator: Separator): string[] {
  return separator === ' ' ? line.trim().split(/\s+/) : line.split(separator);
}

const LETTER = /\p{L}/u;

/** Returns true when a line has a word of at least two letters that is not among `wordCells`. */
export function hasFurtherWord(line: string, format: ListFormat): boolean {
  if (format.kind === 'lines') return hasWord(line.slice(withoutRemark(line).length));
  if (format.kind === 'rows') return format.head === 'label' && hasWord(headedLine(line)?.head ?? '');
  // After an equals sign there is a meaning.
  if (format.separator === '=') return false;
  return cellsOf(line, format.separator).some((cell, place) => place !== format.column && isWord(cell));
}

function hasWord(text: string): boolean {
  return LETTER.test(text) && text.split(/\s+/).some(isWord);
}

function isWord(cell: string): boolean {
  if (!LETTER.test(cell)) return false;
  const word = bareWord(cell);
  return word.length > 1 && isWrittenWord(word);
}

/** A title before the first word of a row: `Twos: aa`. */
const TITLE = /^[^:]{0,59}\p{L}:\s+(?=\p{L})/u;

/** Returns a row without the title before its first word. */
export function withoutTitle(row: string): string {
  return row.replace(TITLE, '');
}

/** Returns the cells of a line that hold words. */
export function wordCells(line: string, format: ListFormat, { hasWordSection }: { hasWordSection: boolean }): string[] {
  // In a dictionary of a game program, a meaning may come after thousands of words without one.
  if (format.kind === 'lines') return [withoutRemark(hasWordSection ? (line.split('=', 1)[0] ?? '') : line)];
  if (format.kind === 'columns') return [cellsOf(line, format.separator)[format.column] ?? ''];
  const headed = format.head === undefined ? null : headedLine(line);
  if (headed) return format.head === 'word' ? [headed.head, ...headed.words] : headed.words;
  const cells = cellsOf(withoutTitle(line), format.separator).slice(format.first ?? 0);
  return cells.filter((cell) => cell.trim() !== '');
}
