import { message } from '../ui/message.ts';
import type { Game } from './game.ts';

interface Props {
  round: number;
  /** Null while nobody has said. */
  inTime: boolean | null;
  game: Game;
}

/** Solo: was the timer laid on its side before it ran out? */
export function SoloTime({ round, inTime, game }: Props) {
  return (
    <fieldset class="solo-time">
      <legend>{message('game_7slow_in_time')}</legend>
      <div class="game-actions">
        {[true, false].map((answer) => (
          <label key={String(answer)} class="choice">
            <input
              type="radio"
              name="in-time"
              checked={inTime === answer}
              onChange={() => game.play({ kind: 'time', round, inTime: answer })}
            />
            {message(answer ? 'game_yes' : 'game_no')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
