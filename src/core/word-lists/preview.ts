import { readCell, whyNot } from './cell-word.ts';
import { cellsOf, detectFormat } from './detect-format.ts';
import { type ListPurpose, lettersOf } from './letters.ts';
import type { ListFormat } from './list-format.ts';
import { FORMAT_UNITS, SAMPLE_LENGTH } from './list-limits.ts';
import { Outline } from './outline.ts';
import { bareWord, isComment, isWrittenWord } from './written-word.ts';

/** Number of lines of a preview. */
const PREVIEW_LINES = 8;

/** Returns the first lines of a text, their format, and the words that they would give. Lines of sections without words are left out. */
export function previewOf(
  text: string,
  purpose: ListPurpose,
): { format: ListFormat; lines: string[]; words: string[] } {
  const all = text.slice(0, FORMAT_UNITS).split(/\r\n|\r|\n/);
  const { format, ...detected } = detectFormat(all);
  let { header } = detected;
  const outline = new Outline(all);
  const letters = new Set(lettersOf(purpose));
  const lines: string[] = [];
  const words: string[] = [];
  for (const line of all) {
    if (line.trim() === '') continue;
    if (lines.length === PREVIEW_LINES) break;
    const why = isComment(line) ? 'comment' : outline.whyNot(line);
    if (why === 'section') continue;
    lines.push(line.slice(0, SAMPLE_LENGTH));
    if (why !== null) continue;
    if (header) {
      header = false;
      continue;
    }
    for (const cell of wordCells(line, format, outline)) {
      const word = readCell(cell, purpose);
      if (whyNot(word, purpose, (letter) => letters.has(letter)) === null) words.push(word.letters.join(''));
    }
  }
  return { format, lines, words };
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
export function wordCells(line: string, format: ListFormat, { hasWordSection }: Outline): string[] {
  // In a dictionary of a game program, a meaning may come after thousands of words without one.
  if (format.kind === 'lines') return [hasWordSection ? (line.split('=', 1)[0] ?? '') : line];
  const cells = cellsOf(line, format.separator);
  return format.kind === 'columns' ? [cells[format.column] ?? ''] : cells.filter((cell) => cell.trim() !== '');
}
