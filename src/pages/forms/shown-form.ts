import type { ParadigmForm, ParadigmTable } from '../../core/rules/paradigm.ts';
import { lowerCase } from '../../core/words/normalise.ts';

/** A form with its place in the view. The same letters may stand in several cells. */
export interface ShownForm extends ParadigmForm {
  /** Number of the form in the whole paradigm, in reading order. */
  place: number;
  /** Keys of the messages that name its cell: title of the table, row, column; what two of them say is said once. */
  cell: string[];
}

export interface ShownTable extends Omit<ParadigmTable, 'rows'> {
  rows: { label: string[]; cells: ShownForm[][] }[];
}

/** Numbers all forms of a paradigm, so that one can be told from another after the tables have been narrowed down. */
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

/** Only the forms that pass; rows and tables without any are left out, columns stay. */
export function narrowed(tables: readonly ShownTable[], passes: (form: string) => boolean): ShownTable[] {
  return tables
    .map((table) => ({
      ...table,
      rows: table.rows
        .map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell.filter(({ form }) => passes(form))) }))
        .filter(({ cells }) => cells.some((cell) => cell.length > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** All forms of the tables in reading order, as often as they stand there. */
export function formsIn(tables: readonly ShownTable[]): ShownForm[] {
  return tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
}

/** May the form be played? */
export function isPlayable({ status }: ShownForm): boolean {
  return status !== 'barred' && status !== 'taken';
}

/** How many forms there are, the same letters in several cells counted once; `barred` where none of them may be played. */
export function countForms(forms: readonly ShownForm[]): { all: number; allowed: number; barred: number } {
  const left = new Set(forms.filter(isPlayable).map(({ form }) => form));
  const all = new Set(forms.map(({ form }) => form)).size;
  return { all, allowed: left.size, barred: all - left.size };
}

/** Does any of the forms allow these letters? Capitals, which a German infinitive has as a noun, are no other letters. */
export function isAllowedIn(forms: readonly ShownForm[], letters: string): boolean {
  return forms.some((one) => isPlayable(one) && lowerCase(one.form) === lowerCase(letters));
}

/** Section of the rules on potential forms that the form counts by. */
export function potentialSection({ potential = '', section = '' }: ShownForm): string {
  // Where another rule decides (nie-), the letter is all there is.
  return section.endsWith(`.${potential}`) ? section : potential;
}
