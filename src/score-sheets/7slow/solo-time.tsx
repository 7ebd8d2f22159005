import { message } from '../../ui/message.ts';
import type { Game } from './game.ts';

interface Props {
  round: number;
  /** Null until it is known. */
  inTime: boolean | null;
  game: Game;
}

/** For solo games: asks whether the timer was laid on its side in time. */
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
