/** Tables of this repository: tab-separated, UTF-8, first line names the columns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tsvParse } from 'd3-dsv';

export type Row = Record<string, string>;

/**
 * Rows of a table, as records by column name; a cell that is not there is an empty string.
 * @param table a path under `dictionaries/`, compressed where it ends in `.gz`, or the address of any other file
 */
export function readTable(table: string | URL): Row[] {
  const file = table instanceof URL ? table : join(import.meta.dirname, '..', table);
  const bytes = readFileSync(file);
  return [...(tsvParse((file.toString().endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as Row[])];
}

/** One column of a table, empty cells left out. */
export function readColumn(table: string | URL, column: string): string[] {
  return readTable(table)
    .map((row) => row[column] ?? '')
    .filter(Boolean);
}
