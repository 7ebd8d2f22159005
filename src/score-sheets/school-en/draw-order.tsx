import { useState } from 'preact/hooks';
import { message } from '../../ui/message.ts';
import { WORD_INPUT } from '../../ui/typed-words.ts';
import type { Move } from '../play/school-en/move.ts';
import type { Setup } from '../play/school-en/state.ts';
import { BLANK } from '../play/school-en/tiles.ts';
import { takeFocus } from '../ui/dialog.tsx';
import { typedLetters } from './draft.ts';

interface Props {
  setup: Setup;
  /** The players who must draw. */
  drawing: readonly number[];
  /** Whether everyone has drawn before. */
  again: boolean;
  move: (move: Move) => void;
}

/** The order of play by drawn letters: first all players draw, then those with equal letters (rule 1). */
export function DrawOrder({ setup, drawing, again, move }: Props) {
  const [letters, setLetters] = useState<Readonly<Record<number, string>>>({});
  const name = (player: number) => setup.players[player] ?? '';
  const type = (player: number, text: string) => {
    // The last letter typed replaces the first.
    const letter = text.includes(BLANK) ? BLANK : (typedLetters(text).at(-1) ?? '');
    setLetters({ ...letters, [player]: letter });
  };
  const submitted = (event: Event) => {
    event.preventDefault();
    move({ kind: 'draw', letters: Object.fromEntries(drawing.map((player) => [player, letters[player] ?? ''])) });
  };
  return (
    <form class="draw-order" onSubmit={submitted}>
      <h2>{message('school_order')}</h2>
      <p>{again ? message('school_order_again', drawing.map(name).join(', ')) : message('school_order_hint')}</p>
      {drawing.map((player, index) => (
        <label key={player} class="drawn">
          <span>{name(player)}</span>
          <input
            {...WORD_INPUT}
            autocapitalize="characters"
            lang="en"
            size={2}
            required
            value={letters[player] ?? ''}
            aria-label={message('school_drawn', name(player))}
            ref={index === 0 ? takeFocus : null}
            onInput={(event) => {
              type(player, event.currentTarget.value);
            }}
          />
        </label>
      ))}
      <div class="game-actions">
        <button type="submit" class="action main">
          {message('school_order_set')}
        </button>
        {!again && (
          <button
            type="button"
            class="action"
            onClick={() => move({ kind: 'order', players: setup.players.map((_, player) => player) })}
          >
            {message('school_order_as_entered')}
          </button>
        )}
      </div>
    </form>
  );
}
