import type { GameOptions as Options } from '../../storage/games.ts';
import { message } from '../message.ts';
import { canVibrate, ring } from './alarm.ts';

interface Props {
  options: Options;
  change: (options: Options) => void;
  /** Can words be challenged in this game, so that verdicts are hidden otherwise? */
  challenges: boolean;
  /** Has this game a timer? */
  timed: boolean;
}

/** What the players choose for this page, now and in later games. A chosen alarm is heard or felt at once. */
export function GameOptions({ options, change, challenges, timed }: Props) {
  const alarm = (part: 'sound' | 'vibration', on: boolean) => {
    change({ ...options, [part]: on });
    ring({ sound: false, vibration: false, [part]: on });
  };
  return (
    <div class="game-options">
      {challenges && (
        <label class="choice">
          <input
            type="checkbox"
            name="practice"
            checked={options.practice}
            onChange={(event) => change({ ...options, practice: event.currentTarget.checked })}
          />
          {message('game_practice')}
        </label>
      )}
      {timed && (
        <label class="choice">
          <input
            type="checkbox"
            name="sound"
            checked={options.sound}
            onChange={(event) => alarm('sound', event.currentTarget.checked)}
          />
          {message('game_sound')}
        </label>
      )}
      {timed && canVibrate() && (
        <label class="choice">
          <input
            type="checkbox"
            name="vibration"
            checked={options.vibration}
            onChange={(event) => alarm('vibration', event.currentTarget.checked)}
          />
          {message('game_vibration')}
        </label>
      )}
    </div>
  );
}
