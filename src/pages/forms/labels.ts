import type { Wording } from '../../core/explain/wording.ts';

/** The description of a paradigm as one phrase: “noun, neuter”. A key without wording is shown unchanged. */
export function aboutText(keys: readonly string[], { phrases }: Wording): string {
  const worded: Readonly<Record<string, string>> = phrases;
  return keys.map((key) => worded[key] ?? key).join(', ');
}

/**
 * The title of a table, row or column: “plural, feminine”. Where the phrase for sentences is unsuitable as a heading (“liczby mnogiej”),
 * the wording has a separate one for headings.
 */
export function labelText(keys: readonly string[], { phrases }: Wording): string {
  const worded: Readonly<Record<string, string>> = phrases;
  return keys.map((key) => worded[`label_${key}`] ?? worded[key] ?? key).join(', ');
}

/** Adjacent columns with a common heading. */
export interface ColumnGroup {
  /** Wording key of the heading. */
  head: string;
  columns: number;
}

/**
 * The upper of two lines of column headings, if the columns' labels have two keys and some share the first (`number_sg` over three
 * genders). Null if one line is enough.
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
