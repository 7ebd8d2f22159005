import { ordinal } from '../../ui/figures.ts';
import { message } from '../../ui/message.ts';
import type { State } from '../play/school-en/state.ts';
import { BLANK, tilePoints, unseenTiles } from '../play/school-en/tiles.ts';
import { type Sheet, totalsOf } from '../play/sheet.ts';
import { takeFocus } from '../ui/dialog.tsx';
import { pointsText } from '../ui/sheet-words.ts';

interface Props {
  sheet: Sheet;
  /** The player whose turn it is; absent after the end of the game. */
  turn: number | undefined;
}

/** The players in the order of play with their points. The player whose turn it is is marked. */
export function Scores({ sheet, turn }: Props) {
  const { columns } = sheet;
  const totals = totalsOf(sheet);
  const next = columns.find(({ player }) => player === turn);
  return (
    <div class="scores">
      {next && <h2>{message('school_to_play', next.name)}</h2>}
      <ol>
        {columns.map(({ player, name }, column) => (
          <li key={player} aria-current={player === turn || undefined}>
            <span class="name">{name}</span> <strong>{pointsText(totals[column] ?? 0)}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The players by place at the end of the game. */
export function Result({ sheet }: { sheet: Sheet }) {
  const totals = totalsOf(sheet);
  const placed = sheet.columns
    .map(({ name, place }, column) => ({ name, place: place ?? sheet.columns.length, points: totals[column] ?? 0 }))
    .sort((one, other) => one.place - other.place);
  return (
    <section ref={takeFocus} class="result" aria-labelledby="result" tabIndex={-1}>
      <h2 id="result">{message('school_result')}</h2>
      <ul>
        {placed.map(({ name, place, points }) => (
          <li key={name} class={place === 1 ? 'winner' : undefined}>
            {ordinal('game_place', place)}: <strong>{name}</strong> {message('points', pointsText(points))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of tiles of each letter that are in the bag and on the racks together. */
export function TilesLeft({ state }: { state: State }) {
  const left = unseenTiles(state.board);
  return (
    <details class="tiles-left">
      <summary>{message('school_tiles_left', state.bag)}</summary>
      <ul>
        {[...left].map(([letter, count]) => (
          <li key={letter} class={count === 0 ? 'gone' : undefined}>
            <strong lang="en">
              {letter === BLANK ? message('school_blank') : letter}
              {letter !== BLANK && <small aria-hidden="true">{tilePoints(letter)}</small>}
            </strong>{' '}
            {count}
          </li>
        ))}
      </ul>
    </details>
  );
}
