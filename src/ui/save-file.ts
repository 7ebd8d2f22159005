/** Downloads a file to the user’s disk. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Once the download has begun, it no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Characters that some operating system forbids in file names. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/** Maximum length in characters. Operating systems allow about 250 bytes; this leaves room for the number of a copy. */
const LONGEST_NAME = 100;

/**
 * Returns a file name for people: `OSPS 48, 2026-11-26.txt`.
 * @param parts such as the kind of content, its day and its names; empty parts are left out.
 * @param extension without its point.
 */
export function fileName(parts: readonly string[], extension: string): string {
  const name = parts
    .filter((part) => part !== '')
    .join(', ')
    .replaceAll(': ', ' – ')
    .replace(NOT_IN_NAMES, '-');
  return `${[...name].slice(0, LONGEST_NAME).join('').trim()}.${extension}`;
}

/**
 * Returns a file name without spaces: `verdikt-study-pfs-2018.csv`.
 * @param parts say what the file contains; empty parts are left out.
 * @param extension without its point.
 */
export function hyphenatedFileName(parts: readonly string[], extension: string): string {
  const named = ['verdikt', ...parts].map((part) => part.replace(/[\s\\/:*?"<>|]+/g, '_'));
  return `${named.filter((part) => part !== '').join('-')}.${extension}`;
}

/** Returns the user’s local day for a file name: `2026-11-26`. */
export function fileDay(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Returns rows as a CSV file (RFC 4180) with a byte-order mark, by which spreadsheets recognise UTF-8. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  return new Blob(['\ufeff', asCsvText(rows)], { type: 'text/csv' });
}

/** Returns rows as CSV text, without the byte-order mark. */
export function asCsvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/**
 * Returns a field that no spreadsheet evaluates as a formula: an apostrophe is put before a sign that begins one, and before a tab or a
 * line end. Spaces and quotation marks before the sign make no difference. Full-width signs begin a formula too; a single sign does not.
 */
export function withoutFormula(field: string | number): string {
  return String(field).replace(/^(?:[\t\r\n]|[\s"]*[=+@\-\uff1d\uff0b\uff20\uff0d](?!$))/, "'$&");
}

/** Quotes a field that contains a separator, a quotation mark or a line end. */
function quoted(field: string | number): string {
  const text = withoutFormula(field);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
