import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import type { GameError } from '../play/7slow/move.ts';
import { MOST_PLAYERS, type Mode, type Setup, SOLO_GOAL, type SoloLevel } from '../play/7slow/state.ts';
import { ErrorLine } from '../ui/notices.tsx';
import { PlayerSetup, playerNames } from '../ui/player-setup.tsx';
import { errorText } from './game.tsx';

interface Props {
  /** Begins the game; returns the error if it cannot begin. */
  begin: (setup: Setup) => GameError | null;
  /** The set-up of the last game, because the same people often play again. */
  before: Setup | undefined;
  /** Resumes the game that was put away. */
  bringBack: (() => void) | null;
}

const KINDS: readonly Mode['kind'][] = ['timed', 'untimed', 'solo'];
const LEVELS = Object.keys(SOLO_GOAL) as SoloLevel[];

/** The form for players and variant. */
export function SetupForm({ begin, before, bringBack }: Props) {
  const [kind, setKind] = useState<Mode['kind']>(before?.mode.kind ?? 'timed');
  const [names, setNames] = useState(before?.players.map(({ name }) => name) ?? ['', '']);
  const [veterans, setVeterans] = useState(before?.players.map(({ veteran }) => veteran) ?? []);
  const [lead, setLead] = useState(0);
  const [level, setLevel] = useState<SoloLevel>(before?.mode.kind === 'solo' ? before.mode.level : 'standard');
  const [error, setError] = useState<GameError | null>(null);

  const seats = kind === 'solo' ? names.slice(0, 1) : names.length < 2 ? [...names, ''] : names;
  const players = playerNames(seats).map((name, index) => ({ name, veteran: veterans[index] ?? false }));
  const modes: Record<Mode['kind'], Mode> = {
    timed: { kind: 'timed' },
    untimed: { kind: 'untimed', lead: Math.min(lead, players.length - 1) },
    solo: { kind: 'solo', level },
  };
  const start = (event: Event) => {
    event.preventDefault();
    setError(begin({ players, mode: modes[kind] }));
  };
  const setVeteran = (index: number, veteran: boolean) =>
    setVeterans(seats.map((_, seat) => (seat === index ? veteran : (veterans[seat] ?? false))));

  return (
    <form class="setup" onSubmit={start}>
      {bringBack && (
        <p>
          <button type="button" class="action" onClick={bringBack}>
            {message('game_bring_back')}
          </button>
        </p>
      )}
      <fieldset>
        <legend>{message('game_7slow_variant')}</legend>
        {KINDS.map((one) => (
          <label key={one} class="choice">
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            <span>
              {message(`game_7slow_kind_${one}`)}{' '}
              <span class="quiet explained">{message(`game_7slow_kind_${one}_hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <PlayerSetup
        names={seats}
        change={(changed) => {
          setNames(changed);
          setError(null);
        }}
        least={kind === 'solo' ? 1 : 2}
        most={kind === 'solo' ? 1 : MOST_PLAYERS}
        removed={(index) =>
          setVeterans(seats.map((_, seat) => veterans[seat] ?? false).filter((_, seat) => seat !== index))
        }
        further={(index) => (
          <label class="choice">
            <input
              type="checkbox"
              checked={veterans[index] ?? false}
              onChange={(event) => setVeteran(index, event.currentTarget.checked)}
            />
            {message('game_7slow_veteran')}
          </label>
        )}
      />
      <p class="quiet">{message('game_7slow_veteran_hint')}</p>
      {kind === 'untimed' && (
        <label class="field">
          {message('game_7slow_lead')}{' '}
          <select
            value={Math.min(lead, players.length - 1)}
            onChange={(event) => setLead(Number(event.currentTarget.value))}
          >
            {players.map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'solo' && (
        <fieldset>
          <legend>{message('game_7slow_level')}</legend>
          {LEVELS.map((one) => (
            <label key={one} class="choice">
              <input type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
              {message(`game_7slow_level_${one}`, SOLO_GOAL[one])}
            </label>
          ))}
        </fieldset>
      )}
      <ErrorLine>{error && errorText(error, players)}</ErrorLine>
      <button type="submit" class="action main">
        {message('game_7slow_start')}
      </button>
    </form>
  );
}
