import type { Wording } from '../explain/wording.ts';

/** What a paradigm is, as one phrase: “noun, neuter”. A key without words shows as it is. */
export function aboutText(keys: readonly string[], { phrases }: Wording): string {
  const worded: Readonly<Record<string, string>> = phrases;
  return keys.map((key) => worded[key] ?? key).join(', ');
}

/**
 * Title of a table, heading of a row or column: “plural, feminine”. Where what a sentence needs is no heading (“liczby mnogiej”),
 * there are words for headings besides.
 */
export function labelText(keys: readonly string[], { phrases }: Wording): string {
  const worded: Readonly<Record<string, string>> = phrases;
  return keys.map((key) => worded[`label_${key}`] ?? worded[key] ?? key).join(', ');
}

/** Columns that stand beside each other under one heading. */
export interface ColumnGroup {
  /** Key of the words that head them. */
  head: string;
  columns: number;
}

/**
 * The upper of two lines of column headings, where the columns' labels have two keys and some share the first (`number_sg` over
 * three genders); null where one line says all.
 */
export function columnGroups(columns: readonly (readonly string[])[]): ColumnGroup[] | null {
  if (columns.length < 2 || columns.some((label) => label.length !== 2)) return null;
  const groups: ColumnGroup[] = [];
  for (const [head = ''] of columns) {
    const last = groups.at(-1);
    if (last?.head === head) last.columns += 1;
    else groups.push({ head, columns: 1 });
  }
  return groups.length < columns.length ? groups : null;
}
