import { message } from '../../ui/message.ts';
import type { Sheet, SheetEntry, SheetMark, SheetRow } from '../play/sheet.ts';
import { FastestSign } from './fastest-sign.tsx';
import { MARK_SIGNS, markName, pointsText, rowName, sumName } from './sheet-words.ts';

interface Props {
  sheet: Sheet;
  /** Of the words, as in `lang`. */
  language: string;
  /** Called with a row and a column when the player wants to look at what is written there; without it nothing is pressed. */
  open?: ((row: number, column: number) => void) | undefined;
  /** The row that is played now, marked as such. */
  present?: number | undefined;
}

/** The score sheet of either game: a column a player, a row a round, the sums below. It scrolls sideways where it must. */
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
                  <span class="place"> {message('game_place', place)}</span>
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
                      // A cell's entries only ever grow at their end.
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

/** The number alone where the row has one: the column is as narrow as it. */
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

/** What follows from another turn or from the end is not corrected by itself. */
const FOLLOWING: readonly SheetMark[] = ['challenge-lost', 'own-rack', 'other-racks'];

/** Is it what the player has done in the round or turn, so that it can be opened? */
function isOfTurn({ word, marks }: SheetEntry): boolean {
  if (marks.some((mark) => FOLLOWING.includes(mark))) return false;
  return word !== null || marks.includes('pass') || marks.includes('exchange');
}

function Entry({ entry, language, open }: { entry: SheetEntry; language: string; open: (() => void) | undefined }) {
  const { word, otherWords, points, marks, struck } = entry;
  const text = word === null ? null : [word || message('game_no_word'), ...otherWords].join(', ');
  const written = struck ? <s>{text}</s> : text;
  const signs = marks.map((mark, index) => (
    // Several penalties are marked alike.
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

/** A sign where there is a short one; its name for screen readers and on pointing. */
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
