import { message } from '../../ui/message.ts';
import type { State } from '../play/7slow/state.ts';

interface Props {
  state: State;
  round: number;
  choose: (player: number) => void;
}

/**
 * The choice of the player who turned the timer. With three or more players, the fastest of the previous round holds the card that forbids
 * it.
 */
export function Fastest({ state, round, choose }: Props) {
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
