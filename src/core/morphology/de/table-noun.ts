/** The table of a noun: cases by number. */
import type { Place, TableFrame } from './table-frame.ts';

const DECLENSION = 'declension';
const CASES = ['nom', 'gen', 'dat', 'acc'];
const NUMBERS = ['sg', 'pl'];

export const NOUN_TABLES: readonly TableFrame[] = [
  {
    id: DECLENSION,
    title: ['part_sub'],
    columns: NUMBERS.map((value) => ({ value, keys: [`number_${value}`] })),
    rows: CASES.map((value) => ({ value, keys: [`case_${value}`] })),
  },
];

/** Returns the cells of `sub:sg:nom.acc`; none for a noun whose case is unknown. */
export function placesOfNoun([, number = '', cases = '']: readonly string[]): Place[] {
  if (!NUMBERS.includes(number)) return [];
  return cases
    .split('.')
    .filter((value) => CASES.includes(value))
    .map((row) => ({ table: DECLENSION, row, column: number }));
}
