import { message } from '../ui/message.ts';
import type { Row } from './rows.ts';

/** The rows as spreadsheets take them: a line each, its fields a tab apart, heads first. */
export function asTabbed(rows: readonly Row[]): string {
  const heads = (['word', 'count', 'verdict', 'points', 'why'] as const).map((column) =>
    message(`table_column_${column}`),
  );
  return [heads, ...rows.map(fields)].map((line) => line.join('\t')).join('\n');
}

function fields({ word, count, verdict, points, why }: Row): (string | number)[] {
  return [word, count, verdict ? message(`verdict_${verdict}`) : '–', points ?? '', why];
}

/** The words alone, a line each. */
export function asWords(rows: readonly Row[]): string {
  return rows.map(({ word }) => word).join('\n');
}
