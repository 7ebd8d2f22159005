/* biome-ignore-all lint/a11y/noRedundantRoles: where the style sheet stacks the cells, browsers forget what a table is */
import { useRef, useState } from 'preact/hooks';
import { figure } from '../../ui/figures.ts';
import { counted, message } from '../../ui/message.ts';
import { usePartInView } from '../../ui/use-part-in-view.ts';
import { useWording } from '../../ui/wording-of-page.ts';
import { FormButton, type FormsShown } from './form-button.tsx';
import {
  columnGroups,
  countForms,
  formsIn,
  isPlayable,
  isTooLong,
  labelText,
  type ShownForm,
  type ShownTable,
} from './shown-form.ts';
import { useFittingLayout } from './use-fitting-layout.ts';
import { stepFrom } from './walk.ts';

interface FormsInTables extends FormsShown {
  tables: readonly ShownTable[];
  /** Whether the user has filtered the forms; then no table is folded. */
  isNarrowed: boolean;
  /** Maximum number of letters of a word; null without one. */
  row: number | null;
  /** Place of the form whose details are shown. */
  opened: number | undefined;
}

/** All tables of a paradigm. Arrow keys walk from form to form; to the tab key they are one stop. */
export function ParadigmTables({ tables, isNarrowed, row, ...shown }: FormsInTables) {
  const wording = useWording();
  const [visited, setVisited] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const isFolded = (table: ShownTable) => !isNarrowed && isStruck(table);
  const places = formsIn(tables).map(({ place }) => place);
  const unfolded = formsIn(tables.filter((table) => !isFolded(table)));
  const stop = places.includes(visited) ? visited : (unfolded[0]?.place ?? places[0]);
  const current = usePartInView(tables.map(({ title }) => anchorOf(title)));
  const columns = Math.max(...tables.map((table) => table.columns.length));
  const fit = useFittingLayout(root, [tables, isNarrowed, shown.withPoints]);

  const placeOf = (target: EventTarget | null) =>
    Number(target instanceof Element ? target.closest<HTMLElement>('.form')?.dataset.place : undefined);
  const keyPressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('.form') ?? [])].filter((one) =>
      one.checkVisibility(),
    );
    const at = all.findIndex((button) => button.contains(event.target as Node));
    const boxes = all.map((button) => button.getBoundingClientRect());
    const next = stepFrom(boxes, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      {tables.length >= MANY_TABLES && (
        <nav class="jumps" aria-label={message('forms_tables')}>
          {tables.map((table) => (
            <a
              key={table.title.join()}
              href={`#${anchorOf(table.title)}`}
              aria-current={anchorOf(table.title) === current ? 'location' : undefined}
            >
              <span>{labelText(table.title, wording)}</span>{' '}
              <span class="quiet">
                {isStruck(table) && !hasTooLong(table)
                  ? message('forms_table_none')
                  : figure(countForms(formsIn([table])).allowed)}
              </span>
            </a>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go to the buttons inside */}
      <div
        ref={root}
        class={columns > NARROW_COLUMNS ? 'tables on-grid' : 'tables'}
        style={{ '--columns': columns }}
        onKeyDown={keyPressed}
        onFocusIn={(event) => {
          const place = placeOf(event.target);
          if (!Number.isNaN(place)) setVisited(place);
        }}
      >
        {tables.map((table) =>
          isFolded(table) ? (
            <details key={table.title.join()} id={anchorOf(table.title)} class="struck" onToggle={fit}>
              <summary>
                <b>{labelText(table.title, wording)}:</b>{' '}
                {row !== null && hasTooLong(table) ? message('forms_table_too_long', row) : message('forms_table_none')}{' '}
                <span class="quiet">{counted('forms_count_barred', countForms(formsIn([table])).all)}</span>
              </summary>
              <Table table={table} columns={columns} stop={stop} {...shown} />
            </details>
          ) : (
            <div
              key={table.title.join()}
              id={anchorOf(table.title)}
              class={table.columns.length > NARROW_COLUMNS ? 'wide' : ''}
            >
              <Table table={table} columns={columns} stop={stop} {...shown} />
            </div>
          ),
        )}
      </div>
    </>
  );
}

/** Minimum number of tables for links to each. */
const MANY_TABLES = 5;

function anchorOf(title: readonly string[]): string {
  return title.join('-');
}

interface TableProps extends Omit<FormsInTables, 'tables' | 'isNarrowed' | 'row'> {
  table: ShownTable;
  /** Columns of the grid that all tables of the paradigm share. */
  columns: number;
  /** Place of the one form that the tab key leads to. */
  stop: number | undefined;
}

/** Columns that fit beside each other in the popup. Tables with more are stacked there. */
const NARROW_COLUMNS = 2;

function Table({ table: { title, columns, rows }, columns: grid, ...shown }: TableProps) {
  const wording = useWording();
  const groups = columnGroups(columns);
  const hasHead = columns.some((label) => label.length > 0);
  const hasLabels = rows.some(({ label }) => label.length > 0);
  const lastKey = (label: readonly string[]) => labelText(groups ? label.slice(1) : label, wording);
  const spans = spansOf(columns.length, grid, hasLabels);
  const kind = `${columns.length > NARROW_COLUMNS ? 'wide' : ''} ${hasHead ? 'headed' : 'headless'}`;
  return (
    <div class={`table ${kind}`}>
      <table role="table" class={hasLabels ? undefined : 'unlabelled'} style={{ '--own': columns.length }}>
        <caption>{labelText(title, wording)}</caption>
        {hasHead && (
          <thead role="rowgroup">
            {groups && (
              <tr role="row">
                {hasLabels && <td role="cell" />}
                {groups.map(({ head, columns: span }) => (
                  // biome-ignore lint/a11y/useSemanticElements: as for the other roles
                  <th key={head} role="columnheader" scope="colgroup" colSpan={span}>
                    {labelText([head], wording)}
                  </th>
                ))}
              </tr>
            )}
            <tr role="row">
              {hasLabels && <td role="cell" />}
              {columns.map((label, column) =>
                label.length === 0 ? (
                  <td key="" role="cell" colSpan={spans[column]} />
                ) : (
                  <th key={label.join()} role="columnheader" scope="col" colSpan={spans[column]}>
                    {lastKey(label)}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody role="rowgroup">
          {rows.map(({ label, cells }) => (
            <tr key={label.join()} role="row">
              {hasLabels && (
                <th role="rowheader" scope="row">
                  {labelText(label, wording)}
                </th>
              )}
              {cells.map((cell, column) => (
                <Cell
                  key={columns[column]?.join() ?? column}
                  forms={cell}
                  column={labelText(columns[column] ?? [], wording)}
                  short={shortLabel(columns[column] ?? [])}
                  span={spans[column] ?? 1}
                  {...shown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Returns how many columns of the grid each column of a table spans. In a table with singular and plural only, the plural begins where it
 * begins in tables with genders. Without labels, the first column has their place, too.
 */
function spansOf(columns: number, grid: number, hasLabels: boolean): number[] {
  if (grid <= NARROW_COLUMNS) return Array.from({ length: columns }, () => 1);
  const first = columns === 1 ? grid : columns >= grid ? 1 : Math.ceil(grid / 2);
  const between = Array.from({ length: Math.max(columns - 2, 0) }, () => 1);
  const last = columns === 1 ? [] : [grid - first - between.length];
  return [hasLabels ? first : first + 1, ...between, ...last];
}

/** Short heading of a column, for narrow pages: `f.`, `pers.` */
function shortLabel(label: readonly string[]): string {
  const key = GENDERS.find((gender) => label.includes(`gender_${gender}`));
  return key ? message(`forms_gender_${key}`) : '';
}

const GENDERS = ['m', 'f', 'n', 'personal', 'other'] as const;

/** Whether all forms of the table are struck through. */
function isStruck(table: ShownTable): boolean {
  return formsIn([table]).every((form) => !isPlayable(form));
}

/** Whether the table has forms that are only too long for the board. */
function hasTooLong(table: ShownTable): boolean {
  return formsIn([table]).some(isTooLong);
}

interface CellProps extends Omit<TableProps, 'table' | 'columns'> {
  forms: readonly ShownForm[];
  /** Heading of the column, for where cells are stacked. */
  column: string;
  /** Short heading of the column; empty if the heading is short. */
  short: string;
  /** Columns of the grid. */
  span: number;
}

function Cell({ forms, column, short, span, stop, language, withPoints, opened, open }: CellProps) {
  return (
    <td role="cell" data-column={short || column} colSpan={span} class={forms.length === 0 ? 'empty' : undefined}>
      {forms.length === 0 ? (
        <>
          <span aria-hidden="true">–</span>
          <span class="spoken">{message('forms_no_form')}</span>
        </>
      ) : (
        <div>
          {forms.map((form) => (
            <FormButton
              key={form.place}
              form={form}
              language={language}
              withPoints={withPoints}
              open={open}
              isOpen={form.place === opened}
              isStop={form.place === stop}
            />
          ))}
        </div>
      )}
    </td>
  );
}
