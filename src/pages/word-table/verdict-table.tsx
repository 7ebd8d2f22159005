import { useState } from 'preact/hooks';
import type { PlayedWord } from '../../core/move-log/plays.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { withEndingsKept } from '../../ui/element.ts';
import { figure } from '../../ui/figures.ts';
import { counted, message } from '../../ui/message.ts';
import { VerdictOn, VerdictSign } from '../../ui/verdict-components.tsx';
import type { Column, Row, Sorted } from './rows.ts';

interface VerdictTableProps {
  rows: readonly Row[];
  columns: readonly Column[];
  ruleset: RulesetId;
  order: readonly Sorted[];
  sort: (column: Column) => void;
}

/** Rows shown at first, and added by each press. */
const SHOWN_AT_FIRST = 200;

const MORE = 1000;

/** Returns what is special about a move: it was taken back, or its letters do not fit the board; empty for others. */
export function noteOn({ withdrawn, fits }: PlayedWord): string {
  if (withdrawn) return message('table_withdrawn');
  return fits ? '' : message('table_misfit');
}

/** A table of the rows; the heads of its columns sort them. */
export function VerdictTable({ rows, columns, ruleset, order, sort }: VerdictTableProps) {
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

interface VerdictRowProps {
  row: Row;
  ruleset: RulesetId;
  /** The columns before the reason. */
  columns: readonly Column[];
}

/** A row with a word and its verdict. A press on the word opens the whole verdict in a row below. */
function VerdictRow({
  row: { word, query, count, place, played, outcome, points, why },
  ruleset,
  columns,
}: VerdictRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr class={outcome ?? ''}>
        <td class="place">{place}</td>
        <th scope="row" class="word-cell">
          <button
            type="button"
            class="link"
            lang={rulesetOf(ruleset).language}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {word}
          </button>
        </th>
        {played ? (
          <>
            <td class="square">{played.square}</td>
            <td class="player">
              {played.player || '–'}
              {noteOn(played) && <span class="quiet"> {noteOn(played)}</span>}
            </td>
          </>
        ) : (
          columns.includes('count') && <td class="count">{count > 1 && `${figure(count)} ×`}</td>
        )}
        <td class="verdict">
          {outcome === null ? (
            '–'
          ) : (
            <span class="told">
              <VerdictSign outcome={outcome} />
              <span class="word">{message(`verdict_${outcome}`)}</span>
            </span>
          )}
        </td>
        <td class="points">{points ?? '–'}</td>
        <td class="why">{withEndingsKept(why)}</td>
      </tr>
      {open && (
        <tr class="whole">
          <td colSpan={columns.length + 1}>
            <VerdictOn word={query ?? word} ruleset={ruleset} />
          </td>
        </tr>
      )}
    </>
  );
}
