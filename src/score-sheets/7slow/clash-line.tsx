import type { Clash } from '../../core/explain/clashes.ts';
import { plainText } from '../../core/explain/explanation.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { message } from '../../ui/message.ts';
import { RuleSection } from '../../ui/verdict-components.tsx';
import type { State } from '../play/7slow/state.ts';

interface Props {
  clash: Clash;
  state: State;
  /** The round of the clashing word. */
  round: number;
  /** Called when the players confirm the clash; null while the word is being typed. */
  confirm: (() => void) | null;
  dismiss: (() => void) | null;
}

/** The relation of the word to a word of an earlier round, who played that and when, and the players' decision. */
export function ClashLine({ clash: { earlier, likely, line }, state, round, confirm, dismiss }: Props) {
  const before = state.rounds
    .slice(0, round - 1)
    .flatMap(({ words }, index) =>
      words.flatMap((written, player) => (written?.word === earlier ? [{ round: index + 1, player }] : [])),
    )[0];
  return (
    <div class="clash-line">
      <p>
        {plainText(line.sentence)} {line.cites && <RuleSection {...line.cites} />}
      </p>
      {before && (
        <p class="quiet">
          {message(
            'game_7slow_played',
            upperCase(earlier),
            state.setup.players[before.player]?.name ?? '',
            before.round,
          )}
        </p>
      )}
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
