import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import type { GameError } from '../play/school-en/move.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS, type Setup, type TurnTime } from '../play/school-en/state.ts';
import { ErrorLine } from '../ui/notices.tsx';
import { PlayerSetup, playerNames } from '../ui/player-setup.tsx';
import { errorText } from './game.ts';

interface Props {
  /** Begins a game with this setup; returns the error if the setup is not possible. */
  begin: (setup: Setup) => GameError | null;
  /** Resumes the game that was put away; null if there is none. */
  bringBack: (() => void) | null;
}

const ROUNDS = ['first', 'final', 'other'] as const;

/** Default seconds for a turn; few tournaments give less or more. */
const USUAL_SECONDS = 120;
const LEAST_SECONDS = 10;
const MOST_SECONDS = 3600;

/** The form for players and time of a turn. */
export function StartGame({ begin, bringBack }: Props) {
  const [names, setNames] = useState(['', '']);
  const [round, setRound] = useState<TurnTime['round']>('first');
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const [error, setError] = useState<GameError | null>(null);
  const players = playerNames(names);

  const submitted = (event: Event) => {
    event.preventDefault();
    const time: TurnTime = round === 'other' ? { round, seconds } : { round };
    setError(begin({ players, time }));
  };
  return (
    <form class="start-game" onSubmit={submitted}>
      <p class="quiet">{message('school_intro')}</p>
      <PlayerSetup names={names} change={setNames} least={FEWEST_PLAYERS} most={MOST_PLAYERS} />
      <fieldset>
        <legend>{message('school_stage')}</legend>
        {ROUNDS.map((kind) => (
          <label key={kind} class="choice">
            <input type="radio" name="round" checked={round === kind} onChange={() => setRound(kind)} />
            {message(`school_stage_${kind}`)}
          </label>
        ))}
        {round === 'other' && (
          <label class="choice">
            {message('school_seconds')}
            <input
              type="number"
              required
              min={LEAST_SECONDS}
              max={MOST_SECONDS}
              value={seconds}
              onInput={(event) => setSeconds(Math.round(event.currentTarget.valueAsNumber) || 0)}
            />
          </label>
        )}
      </fieldset>
      <ErrorLine>{error && errorText(error, players)}</ErrorLine>
      <div class="game-actions">
        <button type="submit" class="action main">
          {message('school_start')}
        </button>
        {bringBack && (
          <button type="button" class="action" onClick={bringBack}>
            {message('game_bring_back')}
          </button>
        )}
      </div>
    </form>
  );
}
