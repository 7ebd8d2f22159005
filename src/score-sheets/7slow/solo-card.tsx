import { message } from '../../ui/message.ts';
import { SOLO_GOAL } from '../play/7slow/setup.ts';
import { type SoloField, soloRounds } from '../play/7slow/solo.ts';
import type { State } from '../play/7slow/state.ts';

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
