import { message } from '../../ui/message.ts';
import { type SoloField, soloRounds } from '../play/7slow/round.ts';
import { SOLO_GOAL, type State } from '../play/7slow/state.ts';
import type { Game } from './game.tsx';

interface FastestProps {
  state: State;
  round: number;
  choose: (player: number) => void;
}

/** The choice of the player who turned the timer. With three or more players, the fastest one of the previous round must not turn it. */
export function Fastest({ state, round, choose }: FastestProps) {
  const { players } = state.setup;
  const fastest = state.rounds[round - 1]?.fastest ?? null;
  const barred = players.length > 2 ? (state.rounds[round - 2]?.fastest ?? null) : null;
  // When an earlier round is corrected, the next one already has its fastest player.
  const next = players.length > 2 ? (state.rounds[round]?.fastest ?? null) : null;
  return (
    <fieldset class="fastest">
      <legend>{message('game_7slow_who_fastest')}</legend>
      <div class="game-actions">
        {players.map(({ name }, player) => (
          <button
            key={name}
            type="button"
            class="action"
            aria-pressed={fastest === player}
            disabled={player === barred || player === next}
            onClick={() => fastest !== player && choose(player)}
          >
            {name}
          </button>
        ))}
      </div>
      {next !== null && next !== barred && (
        <p class="quiet">{message('game_7slow_fastest_twice', players[next]?.name ?? '', round + 1)}</p>
      )}
      {barred !== null && <p class="quiet">{message('game_7slow_barred', players[barred]?.name ?? '')}</p>}
    </fieldset>
  );
}

const FIELDS: readonly SoloField[] = [1, 2, 3];

/** The SOLO card: the field of the timer in the last round, and its meaning. */
export function SoloCard({ state }: { state: State }) {
  const { mode } = state.setup;
  const present = soloRounds(state).at(-1);
  if (mode.kind !== 'solo') return null;
  const field = present?.field ?? 1;
  return (
    <section class="solo" aria-label={message('game_7slow_solo_card')}>
      <ol class="solo-card">
        {FIELDS.map((one) => (
          <li
            key={one}
            class={mode.level === 'brutal' && one === 2 ? 'unused' : ''}
            aria-current={one === field ? 'true' : undefined}
          >
            <span class="field-number">{one}</span>
            <span>
              {message(`game_7slow_solo_field_${one}`)}
              {one === field && <strong> · {message('game_7slow_solo_here')}</strong>}
            </span>
          </li>
        ))}
      </ol>
      <p class="quiet">{message('game_7slow_solo_goal', SOLO_GOAL[mode.level])}</p>
    </section>
  );
}

interface SoloTimeProps {
  round: number;
  /** Null until it is known. */
  inTime: boolean | null;
  game: Game;
}

/** The question of a solo game whether the word was in time. */
export function SoloTime({ round, inTime, game }: SoloTimeProps) {
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
