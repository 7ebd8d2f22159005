import { bareWord, isWrittenWord } from './list-word.ts';

/** Separator of the columns of an exported list. */
export type Separator = '\t' | ';' | ',' | '|' | ' ' | '=';

/** Arrangement of the words in a text. */
export type ListFormat =
  /** One word a line and nothing else. */
  | { kind: 'lines' }
  /** The word is in one column (from 0); others hold points, definitions or frequencies. */
  | { kind: 'columns'; separator: Separator; column: number }
  /** Several words a line, all of the list: a lemma with its forms, or words printed side by side. */
  | { kind: 'rows'; separator: Separator };

/** The packing of the file. */
export type Packing = 'plain' | 'gzip' | 'zip';

/** Returns the cells of a line. */
export function cellsOf(line: string, separator: Separator): string[] {
  return separator === ' ' ? line.trim().split(/\s+/) : line.split(separator);
}

const LETTER = /\p{L}/u;

/** Returns true when a row has a word of at least two letters outside the column of words. */
export function hasFurtherWord(line: string, { separator, column }: Extract<ListFormat, { kind: 'columns' }>): boolean {
  // After an equals sign there is a meaning.
  if (separator === '=') return false;
  return cellsOf(line, separator).some((cell, place) => {
    if (place === column || !LETTER.test(cell)) return false;
    const word = bareWord(cell);
    return word.length > 1 && isWrittenWord(word);
  });
}

/** Returns the cells of a line that hold words. */
export function wordCells(line: string, format: ListFormat, { hasWordSection }: { hasWordSection: boolean }): string[] {
  // In a dictionary of a game program, a meaning may come after thousands of words without one.
  if (format.kind === 'lines') return [hasWordSection ? (line.split('=', 1)[0] ?? '') : line];
  const cells = cellsOf(line, format.separator);
  return format.kind === 'columns' ? [cells[format.column] ?? ''] : cells.filter((cell) => cell.trim() !== '');
}
