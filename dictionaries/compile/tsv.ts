/** Tables of this repository: tab-separated, UTF-8, first line names the columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsvParse } from 'd3-dsv';

export type Row = Record<string, string>;

/**
 * Rows of a table, as records by column name; a cell that is not there is an empty string.
 * @param table a path under `dictionaries/`, or the address of any other file
 */
export function readTable(table: string | URL): Row[] {
  const file = table instanceof URL ? table : join(import.meta.dirname, '..', table);
  return [...(tsvParse(readFileSync(file, 'utf8')) as Row[])];
}

/** One column of a table, empty cells left out. */
export function readColumn(table: string | URL, column: string): string[] {
  return readTable(table)
    .map((row) => row[column] ?? '')
    .filter(Boolean);
}
