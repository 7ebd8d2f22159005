import type { Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { POLISH_LETTERS } from '../../core/words/letters.ts';
import { lowerCase, upperCase } from '../../core/words/normalise.ts';
import { message } from '../../ui/message.ts';
import type { CardClash } from '../play/7slow/area.ts';
import { type Bonus, type Card, COLUMN_POINTS } from '../play/7slow/state.ts';

interface CardPlaceProps {
  /** Name of the place for screen readers. */
  name: string;
  /** Null if there is no card yet. */
  card: Card | null;
  /** True if the card cannot be changed. */
  locked: boolean;
  /** True if the card must be replaced. */
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
function CardPlace({ name, card, locked, clash, taken, field, typed, pressed, changeBonus }: CardPlaceProps) {
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
        data-stored={letter}
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

interface AreaCardsProps {
  /** By place; null for a place without a card. */
  cards: readonly (Card | null)[];
  /** Returns the default card for a letter. */
  proposed: (letter: string) => Card;
  /** Null removes the card. */
  change: (place: number, card: Card | null) => void;
  /** Called with typed text that is not a letter of a card. */
  wrongLetter: (typed: string) => void;
  /** Returns true for a place that cannot be changed. */
  locked?: (place: number) => boolean;
  /** Cards that have to be replaced. */
  clashes?: readonly CardClash[];
  /** The points of the current word, by place. */
  used?: ReadonlyMap<number, number> | undefined;
  /** Index of the place that has the focus at first. */
  focused?: number | undefined;
}

const COLUMNS = 4;
const ROWS = 2;

/** Places in reading and typing order: the upper row, then the lower one. */
export const READING = Array.from(
  { length: COLUMNS * ROWS },
  (_, at) => (at % COLUMNS) * ROWS + Math.floor(at / COLUMNS),
);

const ARROWS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

const NEXT_BONUS: Record<Bonus, Bonus> = { 0: 1, 1: 2, 2: 0 };

/** The area: two rows of cards over four columns. Letters are typed one after the other, arrow keys move, + changes the bonus. */
export function AreaCards({
  cards,
  proposed,
  change,
  wrongLetter,
  locked,
  clashes = [],
  used,
  focused,
}: AreaCardsProps) {
  const fields = useRef(new Map<number, HTMLInputElement>());
  const focus = (at: number) => {
    const field = fields.current.get(READING[at] ?? -1);
    field?.focus();
    field?.select();
  };

  // Before the first paint, because users type as soon as they see the cards.
  useLayoutEffect(() => {
    if (focused !== undefined) focus(READING.indexOf(focused));
  }, [focused]);

  const typed = (at: number, place: number, text: string) => {
    const before = cards[place]?.letter ?? '';
    // The field has the new letter before or after the old one.
    const letter = upperCase([...text.normalize('NFC')].filter((one) => upperCase(one) !== before).at(-1) ?? before);
    if (text === '') return change(place, null);
    if (!POLISH_LETTERS.includes(lowerCase(letter))) return wrongLetter(letter);
    change(place, proposed(letter));
    const next = READING.findIndex((other, index) => index > at && !locked?.(other));
    if (next >= 0) focus(next);
  };

  const changeBonus = (place: number, card: Card) => change(place, { ...card, bonus: NEXT_BONUS[card.bonus] });

  const pressed = (event: KeyboardEvent, at: number, place: number) => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const card = cards[place];
    const step = ARROWS[event.key];
    if (step !== undefined) focus(at + step);
    else if (event.key === '+') {
      if (card && !locked?.(place)) changeBonus(place, card);
    } else if (event.key === 'Backspace' && !card) focus(at - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div class="area">
      {READING.map((place, at) => (
        <CardPlace
          key={place}
          name={message('game_7slow_card', COLUMN_POINTS[place] ?? 0, Math.floor(at / COLUMNS) + 1)}
          card={cards[place] ?? null}
          locked={locked?.(place) ?? false}
          clash={clashes.some((one) => one.place === place)}
          taken={used?.get(place)}
          field={(field) => {
            if (field) fields.current.set(place, field);
            else fields.current.delete(place);
          }}
          typed={(text) => typed(at, place, text)}
          pressed={(event) => pressed(event, at, place)}
          changeBonus={(card) => changeBonus(place, card)}
        />
      ))}
      {Array.from({ length: COLUMNS }, (_, column) => (
        <div key={`column ${column}`} class="column-points">
          {COLUMN_POINTS[column * ROWS]}
        </div>
      ))}
    </div>
  );
}
