/** Rows as a file of comma-separated values (RFC 4180), with the mark that spreadsheets tell UTF-8 by. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  return new Blob(['\ufeff', asCsvText(rows)], { type: 'text/csv' });
}

/** The same as text, without the mark. */
export function asCsvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/**
 * The text of a field in a form that no spreadsheet takes for a formula: an apostrophe comes before a sign that begins one, or before a tab
 * or a line end. Spaces and quotation marks before the sign make no difference, and full-width signs begin a formula as well. A sign that
 * stands alone begins none.
 */
export function withoutFormula(field: string | number): string {
  return String(field).replace(/^(?:[\t\r\n]|[\s"]*[=+@\-\uff1d\uff0b\uff20\uff0d](?!$))/, "'$&");
}

/** A field in quotation marks where a sign in it would end the field. */
function quoted(field: string | number): string {
  const text = withoutFormula(field);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
