import type { Ref } from 'preact';
import { message } from '../../ui/message.ts';
import type { Card } from '../play/7slow/card.ts';

interface Props {
  /** Name of the place for screen readers. */
  name: string;
  /** Null if there is no card yet. */
  card: Card | null;
  /** Whether the card cannot be changed. */
  locked: boolean;
  /** Whether the card must be replaced. */
  clash: boolean;
  /** The points that the current word gets from it; absent if none. */
  taken: number | undefined;
  field: Ref<HTMLInputElement>;
  typed: (text: string) => void;
  pressed: (event: KeyboardEvent) => void;
  /** Switches to the next bonus. */
  changeBonus: (card: Card) => void;
}

/** One place of the area: a field for the letter, and the bonus. */
export function CardPlace({ name, card, locked, clash, taken, field, typed, pressed, changeBonus }: Props) {
  const letter = card?.letter ?? '';
  const classes = ['card', taken !== undefined && 'used', clash && 'clash', !card && 'empty'];
  return (
    <div class={classes.filter(Boolean).join(' ')}>
      <input
        ref={field}
        type="text"
        lang="pl"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={letter}
        data-kept={letter}
        aria-label={name}
        aria-invalid={clash}
        aria-keyshortcuts="+"
        readOnly={locked}
        onInput={(event) => {
          typed(event.currentTarget.value);
          // A refused letter does not change the card, so Preact does not redraw the field.
          event.currentTarget.value = letter;
        }}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={pressed}
      />
      {card && !locked && (
        <button
          type="button"
          class={`bonus${card.bonus ? ' rare' : ''}`}
          aria-label={message('game_7slow_bonus_of', letter, card.bonus)}
          title={message('game_7slow_bonus_change')}
          onClick={() => changeBonus(card)}
        >
          +{card.bonus || ''}
        </button>
      )}
      {card && locked && card.bonus > 0 && <span class="bonus rare">+{card.bonus}</span>}
      {taken !== undefined && (
        <span class="taken" aria-hidden="true">
          {taken}
        </span>
      )}
    </div>
  );
}
