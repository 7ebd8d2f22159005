/** Reads tables of this repository: tab-separated, UTF-8, with column names in the first line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { tsvParse } from 'd3-dsv';

export type Row = Record<string, string>;

/**
 * Returns the rows of a table as records by column name; a missing cell is an empty string.
 * @param table a path under `dictionaries/`, gzipped if it ends in `.gz`, or the URL of any other file
 */
export function readTable(table: string | URL): Row[] {
  const file = table instanceof URL ? table : join(import.meta.dirname, '..', table);
  const bytes = readFileSync(file);
  return [...(tsvParse((file.toString().endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as Row[])];
}

/** Returns one column of a table without empty cells. */
export function readColumn(table: string | URL, column: string): string[] {
  return readTable(table)
    .map((row) => row[column] ?? '')
    .filter(Boolean);
}
