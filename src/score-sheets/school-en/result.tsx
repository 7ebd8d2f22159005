import { message } from '../../ui/message.ts';
import { type Sheet, totalsOf } from '../play/sheet.ts';
import { pointsText } from '../ui/sheet-words.ts';
import { takeFocus } from './take-focus.ts';

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
            {message('game_place', place)}: <strong>{name}</strong> {message('points', pointsText(points))}
          </li>
        ))}
      </ul>
    </section>
  );
}
