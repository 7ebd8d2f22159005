import type { State } from '../games/7slow/state.ts';
import { message } from '../ui/message.ts';
import { upperCase } from '../words/normalise.ts';
import type { Clash } from './clash.ts';

interface Props {
  clash: Clash;
  state: State;
  /** The round of the word that clashes. */
  round: number;
  /** The players agree with the clash, or do not; null while the word is still being typed. */
  confirm: (() => void) | null;
  dismiss: (() => void) | null;
}

/** A word of an earlier round, who played it when, what both have in common, and what the players say to that. */
export function ClashLine({ clash: { earlier, root, likely }, state, round, confirm, dismiss }: Props) {
  const before = state.rounds
    .slice(0, round - 1)
    .flatMap(({ words }, index) =>
      words.flatMap((written, player) => (written?.word === earlier ? [{ round: index + 1, player }] : [])),
    )[0];
  const by = before ? message('game_7slow_played', state.setup.players[before.player]?.name ?? '', before.round) : '';
  return (
    <div class="clash-line">
      <p>
        {likely && root
          ? message('game_7slow_clash_root', upperCase(earlier), by, root)
          : message(likely ? 'game_7slow_clash_likely' : 'game_7slow_clash_certain', upperCase(earlier), by)}
      </p>
      {confirm && dismiss && (
        <div class="game-actions">
          <button type="button" class="action" onClick={confirm}>
            {message('game_7slow_clash_confirm')}
          </button>
          <button type="button" class="action" onClick={dismiss}>
            {message(likely ? 'game_7slow_clash_dismiss' : 'game_7slow_admit')}
          </button>
        </div>
      )}
    </div>
  );
}
