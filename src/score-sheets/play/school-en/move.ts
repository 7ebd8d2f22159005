import type { PlacedTile } from './board.ts';

/**
 * What can happen in a game. `player` is an index into the setup. Plays, exchanges and passes are those of the player
 * whose turn it is.
 */
export type Move =
  /** The letters drawn for the order of play, by player, `?` for a blank: of all, then of those still tied only. */
  | { readonly kind: 'draw'; readonly letters: Readonly<Record<number, string>> }
  /** The order of play as the players have agreed on it, instead of drawing. */
  | { readonly kind: 'order'; readonly players: readonly number[] }
  | TurnMove
  /** What was entered for a turn, counted from 0, was wrong: this is what the player did. */
  | { readonly kind: 'correct'; readonly turn: number; readonly action: TurnMove }
  /** Words of the last play are challenged and were looked up. Words as in `Play.words`, upper case. */
  | {
      readonly kind: 'challenge';
      readonly challenger: number;
      readonly words: readonly { readonly word: string; readonly valid: boolean }[];
    }
  /** The names of all players from now on, in the order of the setup. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** The tiles left on all racks after the last turn, by player, upper case, `?` for a blank: `QI?`. */
  | { readonly kind: 'racks'; readonly letters: Readonly<Record<number, string>> }
  /** One rack, as games saved earlier have it: it was taken with any number of tiles up to seven. */
  | { readonly kind: 'rack'; readonly player: number; readonly letters: string };

/** What a player does in a turn. */
export type TurnMove =
  /** The tiles laid, in any order. */
  | { readonly kind: 'play'; readonly tiles: readonly PlacedTile[] }
  /** As many tiles changed. */
  | { readonly kind: 'exchange'; readonly count: number }
  | { readonly kind: 'pass' };
