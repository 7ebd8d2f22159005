import { type Axis, CASES, having, ONLY_COLUMN, type TablePlan } from './table.ts';
import { GENDERS } from './table-adjective.ts';

const inNumber = (number: string, axes: readonly Axis[]): Axis[] =>
  axes.map(({ label, takes }) => ({
    label: [`number_${number}`, ...label],
    takes: (entry) => entry.tag.values.has(number) && takes(entry),
  }));

/** Returns a table with cases as rows; the columns are what the pronoun or numeral distinguishes. */
const declined = (part: string, columns: readonly Axis[]): TablePlan => ({
  title: [`part_${part}`],
  takes: ({ tag }) => tag.pos === part,
  rows: CASES,
  columns,
});

export const PRONOUN_TABLES: readonly TablePlan[] = [
  declined('ppron12', [having(['number_sg'], 'sg'), having(['number_pl'], 'pl')]),
  declined('ppron3', GENDERS),
  declined('siebie', ONLY_COLUMN),
];

/** Genders of numerals: personal, other masculine, feminine, neuter, and that of nouns with a plural only. */
const NUMERAL_GENDERS: readonly Axis[] = [
  having(['gender_personal'], 'm1'),
  having(['gender_m'], 'm2', 'm3'),
  having(['gender_f'], 'f'),
  having(['gender_n'], 'n1', 'n2'),
  having(['gender_p'], 'p1', 'p2', 'p3'),
];

export const NUMERAL_TABLES: readonly TablePlan[] = [
  declined('num', [...inNumber('sg', NUMERAL_GENDERS), ...inNumber('pl', NUMERAL_GENDERS)]),
  {
    title: ['table_uninflected'],
    takes: ({ tag }) => tag.pos === 'num' && tag.values.has('comp'),
    rows: [having(['part_num'], 'num')],
    columns: ONLY_COLUMN,
  },
];
