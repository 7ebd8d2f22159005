import { readCell, whyNot } from './cell-word.ts';
import { cellsOf, detectFormat } from './detect-format.ts';
import { type ListPurpose, lettersOf } from './letters.ts';
import type { ListFormat } from './list-format.ts';
import { SAMPLE_LENGTH } from './list-limits.ts';
import { bareWord, isComment, isWrittenWord } from './written-word.ts';

/** Lines that a preview shows. */
const PREVIEW_LINES = 8;

/** Lines by which the format is told, here and when the list is read. */
export const FORMAT_LINES = 500;

/** The first lines of a text, how words stand in them, and which would be taken. */
export function previewOf(
  text: string,
  purpose: ListPurpose,
): { format: ListFormat; lines: string[]; words: string[] } {
  const all = text.split(/\r\n|\r|\n/, FORMAT_LINES);
  const { format, header } = detectFormat(all);
  const lines = all.filter((line) => line.trim() !== '').slice(0, PREVIEW_LINES);
  const letters = new Set(lettersOf(purpose));
  const words = lines
    .filter((line) => !isComment(line))
    .slice(header ? 1 : 0)
    .flatMap((line) => wordCells(line, format))
    .map((cell) => readCell(cell, purpose))
    .filter((word) => whyNot(word, purpose, (letter) => letters.has(letter)) === null)
    .map((word) => word.letters.join(''));
  return { format, lines: lines.map((line) => line.slice(0, SAMPLE_LENGTH)), words };
}

const LETTER = /\p{L}/u;

/** Has a row of a table a word, of two letters and more, beside the one in the column of the words? */
export function hasFurtherWord(line: string, { separator, column }: Extract<ListFormat, { kind: 'columns' }>): boolean {
  return cellsOf(line, separator).some((cell, place) => {
    if (place === column || !LETTER.test(cell)) return false;
    const word = bareWord(cell);
    return word.length > 1 && isWrittenWord(word);
  });
}

/** The cells of a line that hold words. */
export function wordCells(line: string, format: ListFormat): string[] {
  if (format.kind === 'lines') return [line];
  const cells = cellsOf(line, format.separator);
  return format.kind === 'columns' ? [cells[format.column] ?? ''] : cells.filter((cell) => cell.trim() !== '');
}
