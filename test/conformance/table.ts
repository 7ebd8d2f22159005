import { readFileSync } from 'node:fs';

/** Rows of a TSV file with a header line, as records by column name. */
export function readTable(url: URL): Array<Record<string, string>> {
  const [header, ...lines] = readFileSync(url, 'utf8').trimEnd().split('\n');
  const columns = header!.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}
