import { useState } from 'preact/hooks';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/message.ts';
import type { Column, Row, Sorted } from './rows.ts';
import { VerdictRow } from './verdict-row.tsx';

interface Props {
  rows: readonly Row[];
  columns: readonly Column[];
  ruleset: RulesetId;
  order: readonly Sorted[];
  sort: (column: Column) => void;
}

/** Rows at first, and those that one press adds: so many are drawn before anyone notices. */
const SHOWN_AT_FIRST = 200;
const MORE = 1000;

/** The rows, as many as are asked for, under heads that sort all of them. */
export function VerdictTable({ rows, columns, ruleset, order, sort }: Props) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [first] = order;
  const more = Math.min(MORE, rows.length - shown);
  return (
    <>
      {/* Scrolled by itself where it is too wide; by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section class="frame" tabIndex={0} aria-label={message('table_title')}>
        <table>
          <caption class="spoken">{message('table_caption')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  class={column}
                  aria-sort={first?.by === column ? (first.down ? 'descending' : 'ascending') : undefined}
                >
                  <button type="button" onClick={() => sort(column)}>
                    {message(`table_column_${column}`)}
                    {first?.by === column && <span aria-hidden="true">{first.down ? ' ▾' : ' ▴'}</span>}
                  </button>
                </th>
              ))}
              <th scope="col">{message('table_column_why')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <VerdictRow key={row.place} row={row} ruleset={ruleset} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && (
        <button type="button" class="action more-rows" onClick={() => setShown(shown + MORE)}>
          {counted('table_more', more)}
        </button>
      )}
    </>
  );
}
