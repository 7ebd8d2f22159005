import { type Sheet, totalsOf } from '../games/sheet.ts';
import { pointsText } from '../ui/game/sheet-words.ts';
import { message } from '../ui/message.ts';

interface Props {
  sheet: Sheet;
  /** Whose turn it is; absent when the game is over. */
  turn: number | undefined;
}

/** The players in the order of play with their points, and whose turn it is. */
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
