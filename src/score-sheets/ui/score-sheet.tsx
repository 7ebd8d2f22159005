import { ordinal } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import type { Sheet, SheetEntry, SheetMark, SheetRow } from '../play/sheet.ts';
import { MARK_SIGNS, markName, pointsText, rowName, sumName } from './sheet-words.ts';

/** The mark of the fastest player of a round: a drawn sand timer, because many fonts lack the character. */
export function FastestSign() {
  return (
    <span class="mark fastest" title={message('game_mark_fastest')}>
      <svg viewBox="0 0 10 14" width="9" height="13" aria-hidden="true">
        <path d="M0 0h10v2L6.2 7 10 12v2H0v-2L3.8 7 0 2z" fill="currentColor" />
      </svg>
      <span class="spoken">{message('game_mark_fastest')}</span>
    </span>
  );
}

interface Props {
  sheet: Sheet;
  /** Language of the words, for the attribute `lang`. */
  language: string;
  /** Called with row and column when the player presses an entry; without it entries are not buttons. */
  open?: ((row: number, column: number) => void) | undefined;
  /** Index of the current row. */
  present?: number | undefined;
}

/** The score sheet of either game. It scrolls sideways if it is too wide. */
export function ScoreSheet({ sheet: { columns, rows, sums }, language, open, present }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section class="sheet-frame" aria-label={message('game_sheet')} tabIndex={0}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col" class="corner">
              <span class="spoken">{message('game_sheet_row')}</span>
            </th>
            {columns.map(({ player, name, leads, place }) => (
              <th key={player} scope="col">
                {name}
                {place !== null ? (
                  <span class="place"> {ordinal('game_place', place)}</span>
                ) : (
                  leads && columns.length > 1 && <span class="place"> {message('game_leads')}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, number, cells }, row) => (
            <tr key={`${kind} ${number}`} aria-current={row === present ? 'true' : undefined}>
              <RowHead kind={kind} number={number} />
              {cells.map(({ entries, running }, column) => (
                <td key={columns[column]?.player ?? column}>
                  {entries.map((entry, index) => (
                    <Entry
                      // New entries are appended, so the index is stable.
                      key={index}
                      entry={entry}
                      language={language}
                      open={open && isOfTurn(entry) ? () => open(row, column) : undefined}
                    />
                  ))}
                  {running !== null && entries.length > 0 && <div class="running">{pointsText(running)}</div>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ kind, values }) => (
            <tr key={kind} class={kind}>
              <th scope="row">{sumName(kind)}</th>
              {values.map((value, column) => (
                <td key={columns[column]?.player ?? column}>{pointsText(value)}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}

/** The head of a row: for eyes only the number, to keep the column narrow. */
function RowHead({ kind, number }: Pick<SheetRow, 'kind' | 'number'>) {
  const name = rowName(kind, number);
  if (kind === 'final') return <th scope="row">{name}</th>;
  return (
    <th scope="row">
      <span aria-hidden="true">{number}</span>
      <span class="spoken">{name}</span>
    </th>
  );
}

/** Marks of entries that follow from another turn or from the end of the game, and so cannot be corrected themselves. */
const FOLLOWING: readonly SheetMark[] = ['challenge-lost', 'own-rack', 'other-racks'];

/** Returns true if the entry is a player's action, which can be corrected. */
function isOfTurn({ word, marks }: SheetEntry): boolean {
  if (marks.some((mark) => FOLLOWING.includes(mark))) return false;
  return word !== null || marks.includes('pass') || marks.includes('exchange');
}

function Entry({ entry, language, open }: { entry: SheetEntry; language: string; open: (() => void) | undefined }) {
  const { word, otherWords, points, marks, struck } = entry;
  const text = word === null ? null : [word || message('game_no_word'), ...otherWords].join(', ');
  const written = struck ? <s>{text}</s> : text;
  const signs = marks.map((mark, index) => (
    // An entry may have several penalties.
    <Mark key={`${mark} ${index}`} mark={mark} />
  ));
  return (
    <div class={`entry${struck ? ' struck' : ''}`}>
      {text !== null && (
        <span class="written" lang={word ? language : undefined}>
          {open ? (
            <button type="button" class="link" onClick={open}>
              {written}
            </button>
          ) : (
            written
          )}
        </span>
      )}
      <span class="counted">
        {open && text === null ? (
          <button type="button" class="link" onClick={open}>
            {signs}
          </button>
        ) : (
          signs
        )}
        <span class="entry-points">{struck ? <s>{pointsText(points)}</s> : pointsText(points)}</span>
        {struck && <span class="spoken">{message('game_struck')}</span>}
      </span>
    </div>
  );
}

/** A mark: its sign with its name as tooltip and for screen readers, or its name if it has no sign. */
function Mark({ mark }: { mark: SheetMark }) {
  if (mark === 'fastest') return <FastestSign />;
  const name = markName(mark);
  const sign = MARK_SIGNS[mark];
  if (!sign) return <span class={`mark ${mark}`}>{name}</span>;
  return (
    <span class={`mark ${mark}`} title={name}>
      <span aria-hidden="true">{sign}</span>
      <span class="spoken">{name}</span>
    </span>
  );
}
