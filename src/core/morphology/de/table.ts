/** Lays out paradigms as grammars print them: which tables there are, and in which cell a form stands. Labels are keys of messages. */
import { ADJECTIVE_TABLES, NUMBER_TABLES, placesOfAdjective, placesOfNumber } from './table-adjective.ts';
import type { Label, Place, TableFrame } from './table-frame.ts';
import { NOUN_TABLES, placesOfNoun } from './table-noun.ts';
import { placesOfVerb, VERB_TABLES } from './table-verb.ts';
import type { GermanTag } from './tag.ts';

/** A table with its forms. A cell has all forms of its row and column, in the given order. */
export interface LaidTable<Form> {
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
export function layOut<Form extends { tag: GermanTag }>(part: string, forms: readonly Form[]): LaidTable<Form>[] {
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
    const kept = whole ? columns : columns.filter((column) => rows.some((row) => cellOf(row, column).length > 0));
    return [
      {
        id,
        title,
        columns: kept.map(({ value, keys }) => (kept.length === 1 && value === UNCOMPARED ? [] : [...keys])),
        rows: (whole ? rows : filledRows).map((row) => ({
          label: [...row.keys],
          cells: kept.map((column) => cellOf(row, column)),
        })),
      },
    ];
  });
}
