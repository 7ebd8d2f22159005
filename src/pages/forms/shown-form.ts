import type { Wording } from '../../core/explain/wording.ts';
import type { ParadigmForm, ParadigmTable } from '../../core/rules/paradigm.ts';
import { lowerCase, normalise } from '../../core/words/normalise.ts';

/** A form with its place in the view. The same letters may stand in several cells. */
export interface ShownForm extends ParadigmForm {
  /** Number of the form in the whole paradigm, in reading order. */
  place: number;
  /** Keys of the messages that name its cell: title of the table, row, column; each once. */
  cell: string[];
}

export interface ShownTable extends Omit<ParadigmTable, 'rows'> {
  rows: { label: string[]; cells: ShownForm[][] }[];
}

/** Numbers all forms of a paradigm, so that a form has the same number when the tables are filtered. */
export function shownTables(tables: readonly ParadigmTable[]): ShownTable[] {
  let place = 0;
  return tables.map(({ title, columns, rows }) => ({
    title,
    columns,
    rows: rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell, column) =>
        cell.map((form) => ({
          ...form,
          place: place++,
          cell: [...new Set([...title, ...label, ...(columns[column] ?? [])])],
        })),
      ),
    })),
  }));
}

/** Returns the tables with only the forms that pass. Rows and tables without forms are left out; columns stay. */
export function filterTables(tables: readonly ShownTable[], passes: (form: string) => boolean): ShownTable[] {
  return tables
    .map((table) => ({
      ...table,
      rows: table.rows
        .map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell.filter(({ form }) => passes(form))) }))
        .filter(({ cells }) => cells.some((cell) => cell.length > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns all forms of the tables in reading order, with repetitions. */
export function formsIn(tables: readonly ShownTable[]): ShownForm[] {
  return tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
}

/** Whether the form may be played. */
export function isPlayable({ status }: ShownForm): boolean {
  return status !== 'barred' && status !== 'taken';
}

/** Whether the form is struck through only because it is longer than a row of the board. */
export function isTooLong({ status, section }: ParadigmForm): boolean {
  return status === 'barred' && section === 'board';
}

/** Counts the forms. The same letters in several cells count once; they are `barred` if none of them may be played. */
export function countForms(forms: readonly ShownForm[]): { all: number; allowed: number; barred: number } {
  const left = new Set(forms.filter(isPlayable).map(({ form }) => form));
  const all = new Set(forms.map(({ form }) => form)).size;
  return { all, allowed: left.size, barred: all - left.size };
}

/** Returns true when a form with these letters may be played. Capitals make no difference: a German infinitive has one as a noun. */
export function isAllowedIn(forms: readonly ShownForm[], letters: string): boolean {
  return forms.some((one) => isPlayable(one) && lowerCase(one.form) === lowerCase(letters));
}

/** Returns the section of the rule on potential forms that admits the form. */
export function potentialSection({ potential = '', section = '' }: ShownForm): string {
  // If another rule decides (nie-), only the letter of the section is known.
  return section.endsWith(`.${potential}`) ? section : potential;
}

/** The description of a paradigm as one phrase: “noun, neuter”. A key without wording is shown unchanged. */
export function aboutText(keys: readonly string[], { phrases }: Wording): string {
  const all: Readonly<Record<string, string>> = phrases;
  return keys.map((key) => all[key] ?? key).join(', ');
}

/**
 * The title of a table, row or column: “plural, feminine”. Where the phrase for sentences is unsuitable as a heading (“liczby mnogiej”),
 * the wording has a separate one for headings.
 */
export function labelText(keys: readonly string[], { phrases }: Wording): string {
  const all: Readonly<Record<string, string>> = phrases;
  return keys.map((key) => all[`label_${key}`] ?? all[key] ?? key).join(', ');
}

/** Adjacent columns with a common heading. */
interface ColumnGroup {
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

/** Removes the marks from letters: `zszedł` → `zszedl`, `Größe` → `grosse`. */
function withoutMarks(text: string): string {
  return lowerCase(text).replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns a function that says whether a form contains the typed text. Letters typed without marks also match letters with marks. */
export function formFilter(typed: string): (form: string) => boolean {
  const wanted = lowerCase(normalise(typed));
  const isPlain = withoutMarks(wanted) === wanted;
  return (form) => (isPlain ? withoutMarks(form) : lowerCase(form)).includes(wanted);
}
