import type { ComponentChildren } from 'preact';
import { message } from '../../ui/message.ts';

/** Maximum length of a name in UTF-16 units, for the width of the sheet's columns. */
const LONGEST_NAME = 20;

/** Returns the typed names, with “Player 2” for an empty one. */
export function playerNames(typed: readonly string[]): string[] {
  return typed.map((name, index) => name.trim() || message('game_player', index + 1));
}

interface Props {
  /** The names as typed; an empty one stands for “Player 1”. */
  names: readonly string[];
  change: (names: string[]) => void;
  /** Fewest and most players. */
  least: number;
  most: number;
  /** Called with the index of a removed player, in addition to `change`. */
  removed?: (index: number) => void;
  /** Renders further options of a player. */
  further?: (index: number) => ComponentChildren;
}

/** The fields for number and names of the players, in the order in which they sit. */
export function PlayerSetup({ names, change, least, most, removed, further }: Props) {
  const set = (index: number, name: string) => change(names.map((old, place) => (place === index ? name : old)));
  return (
    <fieldset class="players">
      <legend>{message('game_players')}</legend>
      <ol>
        {names.map((name, index) => {
          const label = message('game_player', index + 1);
          return (
            // The key is the seat: typed text stays with its number.
            <li key={index}>
              <input
                type="text"
                value={name}
                aria-label={label}
                placeholder={label}
                maxLength={LONGEST_NAME}
                autocomplete="off"
                onInput={(event) => set(index, event.currentTarget.value)}
              />
              {further?.(index)}
              {names.length > least && (
                <button
                  type="button"
                  class="action"
                  aria-label={message('game_remove_player', name.trim() || label)}
                  onClick={() => {
                    change(names.filter((_, place) => place !== index));
                    removed?.(index);
                  }}
                >
                  ✕
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {names.length < most && (
        <button type="button" class="action" onClick={() => change([...names, ''])}>
          {message('game_add_player')}
        </button>
      )}
    </fieldset>
  );
}
