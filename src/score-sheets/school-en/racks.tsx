import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import type { State } from '../play/school-en/state.ts';
import { knownRack, rackPoints } from '../play/school-en/tiles.ts';
import { takeFocus } from '../ui/dialog.tsx';
import { ErrorLine } from '../ui/notices.tsx';
import { typedRack } from './draft.ts';

interface Props {
  state: State;
  /** The players whose letters must be entered. */
  players: readonly number[];
  because: 'out' | 'passes';
  /** The error with the entered racks. */
  error: string | null;
  /** Enters all racks at once, by player. */
  enter: (letters: Record<number, string>) => void;
}

/** The form for the letters left on the racks at the end of the game (rules 12 and 13). */
export function Racks({ state, players, because, error, enter }: Props) {
  const { setup } = state;
  const [letters, setLetters] = useState<Readonly<Record<number, string>>>({});
  const known = knownRack(state, letters);
  const isKnown = (player: number) => !letters[player] && player === known?.player;
  const lettersOf = (player: number) => (isKnown(player) ? known?.letters : letters[player]) ?? '';
  const inOrder = state.order.flat().filter((player) => players.includes(player));
  const submitted = (event: Event) => {
    event.preventDefault();
    enter(Object.fromEntries(players.map((player) => [player, lettersOf(player)])));
  };
  return (
    <form class="racks" onSubmit={submitted}>
      <h2>{message('school_over')}</h2>
      <p>
        {message(`school_over_${because}`)} {message('school_racks_hint')}
      </p>
      {inOrder.map((player, index) => (
        <label key={player} class="rack">
          <span>{setup.players[player]}</span>
          <input
            {...WORD_INPUT}
            ref={index === 0 ? takeFocus : null}
            autocapitalize="characters"
            lang="en"
            value={lettersOf(player)}
            aria-label={message('school_rack', setup.players[player] ?? '')}
            aria-describedby={`rack-${player}`}
            onInput={(event) => {
              const typed = typedRack(event.currentTarget.value);
              setLetters({ ...letters, [player]: typed });
              event.currentTarget.value = typed;
            }}
          />
          <span id={`rack-${player}`} class="quiet">
            {message('school_rack_count', [...lettersOf(player)].length, state.racks[player] ?? 0)} ·{' '}
            {message('points', rackPoints(lettersOf(player)))}
            {isKnown(player) && <span class="explained">{message('school_rack_known')}</span>}
          </span>
        </label>
      ))}
      <ErrorLine>{error}</ErrorLine>
      <div class="game-actions">
        <button type="submit" class="action main">
          {message('school_settle')}
        </button>
      </div>
    </form>
  );
}
