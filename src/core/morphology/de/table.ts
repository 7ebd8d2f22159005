/** Lays out paradigms as grammars print them: which tables there are, and in which cell a form stands. Labels are keys of messages. */

import { ADJECTIVE_ENDINGS } from './adjective.ts';
import type { GermanTag } from './tag.ts';

/** A label of a row or column: its value in a tag, and the keys of its messages. */
interface Label {
  value: string;
  keys: readonly string[];
}

/** The frame of a table before its forms are known. */
interface TableFrame {
  id: string;
  title: readonly string[];
  columns: readonly Label[];
  rows: readonly Label[];
  /** True when empty rows and columns are shown: a verb has six persons or says why not. */
  whole?: true;
}

/** The cell of a form: a table's id, and the values of its row and column. */
interface Place {
  table: string;
  row: string;
  column: string;
}

/** Tables of adjectival declension: endings by degree. Each participle has one, too. */

const ENDINGS: readonly string[] = ['', ...ADJECTIVE_ENDINGS];
const DEGREES = ['pos', 'comp', 'sup'];
const DEGREE_KEYS: Readonly<Record<string, string>> = { pos: 'degree_pos', comp: 'degree_com', sup: 'degree_sup' };

const endingLabel = (value: string): Label => ({ value, keys: [`ending_${value || 'none'}`] });

/** Returns a table with endings as rows and degrees as columns. */
function declinedTable(id: string, title: readonly string[], degrees: readonly string[] = DEGREES): TableFrame {
  return {
    id,
    title,
    columns: degrees.map((value) => ({ value, keys: degrees.length > 1 ? [DEGREE_KEYS[value] as string] : [] })),
    rows: ENDINGS.map(endingLabel),
  };
}

/** Returns the cells for the positions after the part of speech or the name of the participle: `comp`, `sup:en`, `e`, none. */
function placesOfDeclined(table: string, positions: readonly string[]): Place[] {
  const values = positions.map((position) => position.split('.'));
  const degrees = DEGREES.filter((degree) => values.some((alternatives) => alternatives.includes(degree)));
  const endings = ENDINGS.filter((ending) => ending && values.some((alternatives) => alternatives.includes(ending)));
  return (degrees.length > 0 ? degrees : ['pos']).flatMap((column) =>
    (endings.length > 0 ? endings : ['']).map((row) => ({ table, row, column })),
  );
}

const ADJECTIVE_TABLES: readonly TableFrame[] = [declinedTable('adjective', ['part_adj'])];

function placesOfAdjective(positions: readonly string[]): Place[] {
  return placesOfDeclined('adjective', positions.slice(1));
}

/** Tables of numerals: the number, with -e where it may take it; its ordinal, which is declined; derivations of that. */
const NUMBER_TABLES: readonly TableFrame[] = [
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

function placesOfNumber([, ...positions]: readonly string[]): Place[] {
  if (!positions.includes('ord')) return [{ table: 'number', row: positions.includes('e') ? 'e' : '', column: '' }];
  if (positions.includes('adv')) return [{ table: 'ordinal-adverb', row: '', column: '' }];
  return placesOfDeclined('ordinal', positions);
}

const DECLENSION = 'declension';
const CASES = ['nom', 'gen', 'dat', 'acc'];
const NUMBERS: readonly Label[] = ['sg', 'pl'].map((value) => ({ value, keys: [`number_${value}`] }));

/** The table of a noun: cases by number. */
const NOUN_TABLES: readonly TableFrame[] = [
  {
    id: DECLENSION,
    title: ['part_sub'],
    columns: NUMBERS,
    rows: CASES.map((value) => ({ value, keys: [`case_${value}`] })),
  },
];

/** Returns the cells of `sub:sg:nom.acc`; none for a noun whose case is unknown. */
function placesOfNoun([, number = '', cases = '']: readonly string[]): Place[] {
  if (!NUMBERS.some(({ value }) => value === number)) return [];
  return cases
    .split('.')
    .filter((value) => CASES.includes(value))
    .map((row) => ({ table: DECLENSION, row, column: number }));
}

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

/** Tables of a verb: four of persons by number, the imperative, the infinitives, the participles. */
const VERB_TABLES: readonly TableFrame[] = [
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
function placesOfVerb([, kind = '', ...positions]: readonly string[]): Place[] {
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

/** A table with its forms. A cell has all forms of its row and column, in the given order. */
interface ParadigmTable<Form> {
  id: string;
  title: readonly string[];
  columns: string[][];
  rows: { label: string[]; cells: Form[][] }[];
}

/** The degree that is not named if it is the only one. */
const UNCOMPARED = 'pos';

const ALONE: readonly Label[] = [{ value: '', keys: [] }];

/** A table with one cell, for words without inflection and words for which grammars print no table. */
const PLAIN = 'plain';
const plainFrame = (title: string): TableFrame => ({ id: PLAIN, title: [title], columns: ALONE, rows: ALONE });

/** Returns the frames of a part of speech, in printing order. */
function framesOf(part: string): readonly TableFrame[] {
  switch (part) {
    case 'ver':
      return [...VERB_TABLES, plainFrame('table_other')];
    case 'sub':
      return [...NOUN_TABLES, plainFrame('part_sub')];
    case 'adj':
      return ADJECTIVE_TABLES;
    case 'num':
      return NUMBER_TABLES;
    default:
      return [plainFrame(part ? `part_${part}` : 'table_other')];
  }
}

/** Returns all cells of a form with this tag; each alternative inside a position has a cell of its own. */
function placesOf({ positions }: GermanTag): Place[] {
  switch (positions[0]) {
    case 'ver':
      return placesOfVerb(positions);
    case 'sub':
      return placesOfNoun(positions);
    case 'adj':
      return placesOfAdjective(positions);
    case 'num':
      return placesOfNumber(positions);
    default:
      return [];
  }
}

/**
 * Returns the tables of one lexeme with all its forms. Tables, rows and columns without a form are left out, unless the table is `whole`.
 * @param part first position of the tags: `ver`, `sub`
 */
export function layOut<Form extends { tag: GermanTag }>(part: string, forms: readonly Form[]): ParadigmTable<Form>[] {
  const cells = new Map<string, Form[]>();
  for (const form of forms) {
    const places = placesOf(form.tag);
    for (const { table, row, column } of places.length > 0 ? places : [{ table: PLAIN, row: '', column: '' }]) {
      const key = `${table}/${row}/${column}`;
      const cell = cells.get(key);
      if (cell) cell.push(form);
      else cells.set(key, [form]);
    }
  }
  return framesOf(part).flatMap(({ id, title, columns, rows, whole }) => {
    const cellOf = (row: Label, column: Label): Form[] => cells.get(`${id}/${row.value}/${column.value}`) ?? [];
    const filledRows = rows.filter((row) => columns.some((column) => cellOf(row, column).length > 0));
    if (filledRows.length === 0) return [];
    const shown = whole ? columns : columns.filter((column) => rows.some((row) => cellOf(row, column).length > 0));
    return [
      {
        id,
        title,
        columns: shown.map(({ value, keys }) => (shown.length === 1 && value === UNCOMPARED ? [] : [...keys])),
        rows: (whole ? rows : filledRows).map((row) => ({
          label: [...row.keys],
          cells: shown.map((column) => cellOf(row, column)),
        })),
      },
    ];
  });
}
