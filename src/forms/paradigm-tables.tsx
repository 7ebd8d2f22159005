/* biome-ignore-all lint/a11y/noRedundantRoles: where the style sheet stacks the cells, browsers forget what a table is */
import { useRef, useState } from 'preact/hooks';
import { message } from '../ui/message.ts';
import { useWording } from '../ui/wording-of-page.ts';
import { FormButton, type FormsShown } from './form-button.tsx';
import { columnGroups, labelText } from './labels.ts';
import { formsIn, type ShownForm, type ShownTable } from './shown-form.ts';
import { stepFrom } from './walk.ts';

interface FormsInTables extends FormsShown {
  tables: readonly ShownTable[];
  /** Place of the form whose details are shown. */
  opened: number | undefined;
}

/** All tables of a paradigm. Arrow keys walk from form to form; to the tab key they are one stop. */
export function ParadigmTables({ tables, ...shown }: FormsInTables) {
  const wording = useWording();
  const [visited, setVisited] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const places = formsIn(tables).map(({ place }) => place);
  const stop = places.includes(visited) ? visited : places[0];

  const placeOf = (target: EventTarget | null) =>
    Number(target instanceof Element ? target.closest<HTMLElement>('.form')?.dataset.place : undefined);
  const keyPressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('.form') ?? [])];
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
          {tables.map(({ title }) => (
            <a key={title.join()} class="link" href={`#${anchorOf(title)}`}>
              {labelText(title, wording)}
            </a>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go to the buttons inside */}
      <div
        ref={root}
        class="tables"
        onKeyDown={keyPressed}
        onFocusIn={(event) => {
          const place = placeOf(event.target);
          if (!Number.isNaN(place)) setVisited(place);
        }}
      >
        {tables.map((table) => (
          <Table key={table.title.join()} table={table} stop={stop} {...shown} />
        ))}
      </div>
    </>
  );
}

/** From so many tables on there are links to each. */
const MANY_TABLES = 5;

function anchorOf(title: readonly string[]): string {
  return title.join('-');
}

interface TableProps extends Omit<FormsInTables, 'tables'> {
  table: ShownTable;
  /** Place of the one form that the tab key leads to. */
  stop: number | undefined;
}

/** Columns that fit beside each other in the popup; more of them are stacked there. */
const NARROW_COLUMNS = 2;

function Table({ table: { title, columns, rows }, ...shown }: TableProps) {
  const wording = useWording();
  const groups = columnGroups(columns);
  const hasHead = columns.some((label) => label.length > 0);
  const hasLabels = rows.some(({ label }) => label.length > 0);
  const lastKey = (label: readonly string[]) => labelText(groups ? label.slice(1) : label, wording);
  return (
    <div id={anchorOf(title)} class={columns.length > NARROW_COLUMNS ? 'table wide' : 'table'}>
      <table role="table">
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
              {columns.map((label) =>
                label.length === 0 ? (
                  <td key="" role="cell" />
                ) : (
                  <th key={label.join()} role="columnheader" scope="col">
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

interface CellProps extends Omit<TableProps, 'table'> {
  forms: readonly ShownForm[];
  /** Heading of the column, for where cells are stacked. */
  column: string;
}

function Cell({ forms, column, stop, language, worth, opened, open }: CellProps) {
  return (
    <td role="cell" data-column={column} class={forms.length === 0 ? 'empty' : undefined}>
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
              worth={worth}
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
