import { useState } from 'preact/hooks';
import type { Move } from '../games/school-en/move.ts';
import type { State } from '../games/school-en/state.ts';
import { rackPoints } from '../games/school-en/tile-set.ts';
import { message } from '../ui/message.ts';
import { WORD_INPUT } from '../ui/word-input.ts';
import { takeFocus } from './take-focus.ts';
import { typedRack } from './typed-tiles.ts';

interface Props {
  state: State;
  /** The players whose letters are to be entered. */
  players: readonly number[];
  because: 'out' | 'passes';
  /** All racks at once. */
  enter: (racks: Move[]) => void;
}

/** The letters that are left on the racks when the game is over (rules 12 and 13). */
export function Racks({ state, players, because, enter }: Props) {
  const { setup } = state;
  const [letters, setLetters] = useState<Readonly<Record<number, string>>>({});
  const lettersOf = (player: number) => letters[player] ?? '';
  const submitted = (event: Event) => {
    event.preventDefault();
    enter(players.map((player) => ({ kind: 'rack', player, letters: lettersOf(player) })));
  };
  return (
    <form class="racks" onSubmit={submitted}>
      <h2>{message('school_over')}</h2>
      <p>
        {message(`school_over_${because}`)} {message('school_racks_hint')}
      </p>
      {players.map((player, index) => (
        <label key={player} class="rack">
          <span>{setup.players[player]}</span>
          <input
            {...WORD_INPUT}
            ref={index === 0 ? takeFocus : null}
            autocapitalize="characters"
            lang="en"
            value={lettersOf(player)}
            aria-label={message('school_rack', setup.players[player] ?? '')}
            onInput={(event) => {
              const typed = typedRack(event.currentTarget.value);
              setLetters({ ...letters, [player]: typed });
              event.currentTarget.value = typed;
            }}
          />
          <span class="quiet">{message('points', rackPoints(lettersOf(player)))}</span>
        </label>
      ))}
      <div class="game-actions">
        <button type="submit" class="action main">
          {message('school_settle')}
        </button>
      </div>
    </form>
  );
}
