/** Rows as a file of comma-separated values (RFC 4180), with the mark that spreadsheets tell UTF-8 by. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  return new Blob(['\ufeff', asCsvText(rows)], { type: 'text/csv' });
}

/** The same as text, without the mark. */
export function asCsvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** What would end a field, or begin a formula of a spreadsheet, stands in quotation marks and after an apostrophe. */
function quoted(field: string | number): string {
  const text = String(field).replace(/^[=+@\t\r-](?!$)/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
