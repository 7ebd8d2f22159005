/**
 * Lays out the forms of a lemma as grammars print them. A table says by tags which forms it takes, and to which row and column each
 * belongs. A tag with alternatives (`nom.voc`) has several places. Labels are keys of messages.
 */
import type { Tag } from './tag.ts';

/** A form with one alternative of its tag. */
export interface Tagged {
  form: string;
  tag: Tag;
}

/** One row, or one column. */
export interface Axis {
  /** Keys of messages. Neighbours that share the first key may have a common heading (`number_sg` over the genders). */
  label: readonly string[];
  takes(entry: Tagged): boolean;
}

export interface TablePlan {
  title: readonly string[];
  columns: readonly Axis[];
  rows: readonly Axis[];
  takes(entry: Tagged): boolean;
}

export interface FormTable<Entry extends Tagged> {
  title: string[];
  columns: string[][];
  rows: Array<{ label: string[]; cells: Entry[][] }>;
}

/** Returns an axis for forms whose tag has one of the values. */
export function having(label: readonly string[], ...values: readonly string[]): Axis {
  return { label, takes: ({ tag }) => values.some((value) => tag.values.has(value)) };
}

/** The only column of a table that needs none. */
export const ONLY_COLUMN: readonly Axis[] = [{ label: [], takes: () => true }];

export const CASES: readonly Axis[] = ['nom', 'gen', 'dat', 'acc', 'inst', 'loc', 'voc'].map((name) =>
  having([`case_${name}`], name),
);

/**
 * Returns the entries in the tables that take them, in the order of the plans, without empty rows, columns and tables. Forms that no table
 * takes stand in a last table.
 */
export function arrange<Entry extends Tagged>(
  plans: readonly TablePlan[],
  entries: readonly Entry[],
): Array<FormTable<Entry>> {
  const grids = plans.map((plan) => plan.rows.map(() => plan.columns.map((): Entry[] => [])));
  const homeless: Entry[] = [];
  for (const entry of entries) {
    let placed = false;
    for (const [p, plan] of plans.entries()) {
      if (!plan.takes(entry)) continue;
      for (const [r, row] of plan.rows.entries()) {
        if (!row.takes(entry)) continue;
        for (const [c, column] of plan.columns.entries()) {
          if (!column.takes(entry)) continue;
          placed = true;
          const cell = grids[p]![r]![c]!;
          if (!cell.some(({ form }) => form === entry.form)) cell.push(entry);
        }
      }
    }
    if (!placed && !homeless.some(({ form }) => form === entry.form)) homeless.push(entry);
  }
  const tables = plans.map((plan, p) => withoutEmpty(plan, grids[p]!)).filter(({ rows }) => rows.length > 0);
  if (homeless.length > 0) {
    tables.push({ title: ['table_other'], columns: [[]], rows: [{ label: [], cells: [homeless] }] });
  }
  return tables;
}

function withoutEmpty<Entry extends Tagged>(plan: TablePlan, grid: Entry[][][]): FormTable<Entry> {
  const used = plan.columns.map((_, c) => grid.some((row) => row[c]!.length > 0));
  const isUsed = <T>(_: T, c: number): boolean => used[c]!;
  return {
    title: [...plan.title],
    columns: plan.columns.filter(isUsed).map(({ label }) => [...label]),
    rows: plan.rows
      .map(({ label }, r) => ({ label: [...label], cells: grid[r]!.filter(isUsed) }))
      .filter(({ cells }) => cells.some((cell) => cell.length > 0)),
  };
}
