/** Tables of a verb: four of persons by number, the imperative, the infinitives, the participles. */

import { declinedTable, placesOfDeclined } from './table-adjective.ts';
import type { Label, Place, TableFrame } from './table-frame.ts';

const NUMBERS: readonly Label[] = ['sg', 'pl'].map((value) => ({ value, keys: [`number_${value}`] }));
const PERSONS: readonly Label[] = [
  { value: '1', keys: ['person_pri'] },
  { value: '2', keys: ['person_sec'] },
  { value: '3', keys: ['person_ter'] },
];

/** Tense and mood of finite forms, with the keys of their names. */
const MOODS: Readonly<Record<string, string>> = {
  prs: 'tense_present',
  pst: 'tense_praet',
  sub1: 'tense_sub1',
  sub2: 'tense_sub2',
};

const PARTICIPLES = ['part1', 'part2', 'zupart'];

export const VERB_TABLES: readonly TableFrame[] = [
  {
    id: 'infinitive',
    title: ['part_inf'],
    columns: [{ value: '', keys: [] }],
    rows: [
      { value: 'inf', keys: ['part_inf'] },
      { value: 'zu', keys: ['part_zu'] },
      { value: 'gen', keys: ['part_inf_gen'] },
    ],
  },
  ...Object.entries(MOODS).map(
    ([id, key]): TableFrame => ({ id, title: [key], columns: NUMBERS, rows: PERSONS, whole: true }),
  ),
  { id: 'imp', title: ['mood_imp'], columns: NUMBERS, rows: [{ value: '', keys: [] }] },
  declinedTable('part1', ['part_part1']),
  declinedTable('part2', ['part_part2']),
  declinedTable('zupart', ['part_zupart'], ['pos']),
];

/** Returns the cells of a verb's tag. */
export function placesOfVerb([, kind = '', ...positions]: readonly string[]): Place[] {
  if (kind === 'inf') return [{ table: 'infinitive', row: positions.includes('gen') ? 'gen' : 'inf', column: '' }];
  if (kind === 'zu') return [{ table: 'infinitive', row: 'zu', column: '' }];
  if (PARTICIPLES.includes(kind)) return placesOfDeclined(kind, positions);
  const [number = '', persons = ''] = positions;
  if (kind === 'imp') return [{ table: 'imp', row: '', column: number }];
  return kind
    .split('.')
    .filter((mood) => mood in MOODS)
    .flatMap((table) => persons.split('.').map((row) => ({ table, row, column: number })));
}
