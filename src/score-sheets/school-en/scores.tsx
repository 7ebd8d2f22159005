import { message } from '../../ui/message.ts';
import { type Sheet, totalsOf } from '../play/sheet.ts';
import { pointsText } from '../ui/sheet-words.ts';

interface Props {
  sheet: Sheet;
  /** The player whose turn it is; absent after the end of the game. */
  turn: number | undefined;
}

/** The players in playing order with their points; the one whose turn it is is marked. */
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
