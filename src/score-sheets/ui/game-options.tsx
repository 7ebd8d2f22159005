import { message } from '../../ui/message.ts';
import type { GameOptions as Options } from '../storage/games.ts';
import { canVibrate, ring } from './turn-clock.tsx';

interface Props {
  options: Options;
  change: (options: Options) => void;
  /** True if words can be challenged in this game: then verdicts are hidden without practice. */
  challenges: boolean;
  /** True if this game has a timer. */
  timed: boolean;
}

/** The players' options for this page, which also apply to later games. Choosing an alarm plays it. */
export function GameOptions({ options, change, challenges, timed }: Props) {
  const alarm = (part: 'sound' | 'vibration', on: boolean) => {
    change({ ...options, [part]: on });
    ring({ sound: false, vibration: false, [part]: on });
  };
  return (
    <div class="game-options">
      {challenges && (
        <Choice
          name="practice"
          label={message('game_practice')}
          checked={options.practice}
          change={(practice) => change({ ...options, practice })}
        />
      )}
      {timed && (
        <Choice
          name="sound"
          label={message('game_sound')}
          checked={options.sound}
          change={(on) => alarm('sound', on)}
        />
      )}
      {timed && canVibrate() && (
        <Choice
          name="vibration"
          label={message('game_vibration')}
          checked={options.vibration}
          change={(on) => alarm('vibration', on)}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  name: keyof Options;
  label: string;
  checked: boolean;
  change: (on: boolean) => void;
}

function Choice({ name, label, checked, change }: ChoiceProps) {
  return (
    <label class="choice">
      <input type="checkbox" name={name} checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
