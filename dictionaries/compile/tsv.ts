/** Tables of this repository: tab-separated, UTF-8, first line names the columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows of a table under `dictionaries/`, as records by column name. */
export function readTable(path: string): Record<string, string>[] {
  const lines = readFileSync(join(import.meta.dirname, '..', path), 'utf8')
    .split('\n')
    .filter(Boolean);
  const columns = (lines[0] as string).split('\t');
  return lines.slice(1).map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
}

/** One column of a table. */
export function readColumn(path: string, column: string): string[] {
  return readTable(path)
    .map((row) => row[column] ?? '')
    .filter(Boolean);
}
