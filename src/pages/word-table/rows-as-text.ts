import { withoutFormula } from '../../ui/csv.ts';
import { message } from '../../ui/message.ts';
import { type Column, columnsOf, type Row } from './rows.ts';

type Field = string | number;

const FIELDS: Record<Column, (row: Row) => Field> = {
  place: ({ place }) => place,
  word: ({ word }) => word,
  count: ({ count }) => count,
  square: ({ played }) => played?.square ?? '',
  player: ({ played }) => [played?.player, played?.withdrawn && message('table_withdrawn')].filter(Boolean).join(' '),
  verdict: ({ outcome }) => (outcome ? message(`verdict_${outcome}`) : '–'),
  points: ({ points }) => points ?? '',
};

/** Returns the header and the fields of the rows; for a log in the order of the table, for a text without the place. */
export function cells(rows: readonly Row[]): Field[][] {
  const isLog = rows[0]?.played !== undefined;
  const columns = columnsOf(rows).filter((column) => isLog || column !== 'place');
  const heads = [...columns, 'why' as const].map((column) => message(`table_column_${column}`));
  return [heads, ...rows.map((row) => [...columns.map((column) => FIELDS[column](row)), row.why])];
}

/**
 * Returns the rows for pasting into spreadsheets: header first, one row per line, fields separated by tabs. No field is a formula or has
 * two lines.
 */
export function asTabbed(rows: readonly Row[]): string {
  return cells(rows)
    .map((line) => line.map((field) => withoutFormula(field).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** Returns only the words, one per line. */
export function asWords(rows: readonly Row[]): string {
  return rows.map(({ word }) => word).join('\n');
}
