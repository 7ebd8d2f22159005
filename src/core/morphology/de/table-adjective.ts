/** Tables of adjectival declension: endings by degree. Each participle has one, too. */
import { ADJECTIVE_ENDINGS } from './adjective.ts';
import type { Label, Place, TableFrame } from './table-frame.ts';

const ENDINGS: readonly string[] = ['', ...ADJECTIVE_ENDINGS];
const DEGREES = ['pos', 'comp', 'sup'];
const DEGREE_KEYS: Readonly<Record<string, string>> = { pos: 'degree_pos', comp: 'degree_com', sup: 'degree_sup' };

const endingLabel = (value: string): Label => ({ value, keys: [`ending_${value || 'none'}`] });

/** Returns a table with endings as rows and degrees as columns. */
export function declinedTable(id: string, title: readonly string[], degrees: readonly string[] = DEGREES): TableFrame {
  return {
    id,
    title,
    columns: degrees.map((value) => ({ value, keys: degrees.length > 1 ? [DEGREE_KEYS[value] as string] : [] })),
    rows: ENDINGS.map(endingLabel),
  };
}

/** Returns the cells for the positions after the part of speech or the name of the participle: `comp`, `sup:en`, `e`, none. */
export function placesOfDeclined(table: string, positions: readonly string[]): Place[] {
  const values = positions.map((position) => position.split('.'));
  const degrees = DEGREES.filter((degree) => values.some((alternatives) => alternatives.includes(degree)));
  const endings = ENDINGS.filter((ending) => ending && values.some((alternatives) => alternatives.includes(ending)));
  return (degrees.length > 0 ? degrees : ['pos']).flatMap((column) =>
    (endings.length > 0 ? endings : ['']).map((row) => ({ table, row, column })),
  );
}

export const ADJECTIVE_TABLES: readonly TableFrame[] = [declinedTable('adjective', ['part_adj'])];

export function placesOfAdjective(positions: readonly string[]): Place[] {
  return placesOfDeclined('adjective', positions.slice(1));
}

/** Tables of numerals: the number, with -e where it may take it; its ordinal, which is declined; derivations of that. */
export const NUMBER_TABLES: readonly TableFrame[] = [
  {
    id: 'number',
    title: ['part_num'],
    columns: [{ value: '', keys: [] }],
    rows: [endingLabel(''), endingLabel('e')],
  },
  declinedTable('ordinal', ['part_ord'], ['pos']),
  {
    id: 'ordinal-adverb',
    title: ['part_adv'],
    columns: [{ value: '', keys: [] }],
    rows: [{ value: '', keys: [] }],
  },
];

export function placesOfNumber([, ...positions]: readonly string[]): Place[] {
  if (!positions.includes('ord')) return [{ table: 'number', row: positions.includes('e') ? 'e' : '', column: '' }];
  if (positions.includes('adv')) return [{ table: 'ordinal-adverb', row: '', column: '' }];
  return placesOfDeclined('ordinal', positions);
}
