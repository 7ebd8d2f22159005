import type { PlayersError } from '../players.ts';
import type { PlacedTile, Square } from './board.ts';

/**
 * A move of the game. `player` is an index into the setup. Plays, exchanges and passes are made by the player whose turn it is.
 */
export type Move =
  /** Draws letters for the order of play, by player, `?` for a blank: first all players, then those with equal letters. */
  | { readonly kind: 'draw'; readonly letters: Readonly<Record<number, string>> }
  /** Sets the order of play by agreement, without drawing. */
  | { readonly kind: 'order'; readonly players: readonly number[] }
  | TurnMove
  /** Corrects the action of a turn, counted from 0. */
  | { readonly kind: 'correct'; readonly turn: number; readonly action: TurnMove }
  /** Challenges words of the last play, with the dictionary's answer. Words as in `Play.words`, upper case. */
  | {
      readonly kind: 'challenge';
      readonly challenger: number;
      readonly words: readonly { readonly word: string; readonly valid: boolean }[];
    }
  /** Renames all players, in the order of the setup. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** Enters the tiles left on all racks after the last turn, by player, upper case, `?` for a blank: `QI?`. */
  | { readonly kind: 'racks'; readonly letters: Readonly<Record<number, string>> }
  /** Enters one rack with up to seven tiles. Only games saved by earlier versions have it. */
  | { readonly kind: 'rack'; readonly player: number; readonly letters: string };

/** A player's action in a turn. */
export type TurnMove =
  /** Places tiles, in any order. */
  | { readonly kind: 'play'; readonly tiles: readonly PlacedTile[] }
  /** Exchanges `count` tiles. */
  | { readonly kind: 'exchange'; readonly count: number }
  | { readonly kind: 'pass' };

/** The reason why a setup or a move is not possible. */
export type GameError =
  | PlayersError
  | { readonly kind: 'no-such-player'; readonly player: number }
  | { readonly kind: 'no-time' }
  /** The move belongs to another phase, for example a play before the order is drawn. */
  | { readonly kind: 'wrong-phase' }
  | { readonly kind: 'no-such-turn'; readonly turn: number }
  /** The correction makes a later turn, counted from 0, impossible. */
  | { readonly kind: 'later-turn'; readonly turn: number; readonly player: number; readonly error: GameError }
  /** Exactly these players draw now. */
  | { readonly kind: 'draw-players'; readonly players: readonly number[] }
  /** The agreed order does not name every player once. */
  | { readonly kind: 'order-players' }
  /** No tile has this letter. */
  | { readonly kind: 'no-such-letter'; readonly letter: string }
  | { readonly kind: 'no-tiles' }
  | { readonly kind: 'off-board'; readonly square: Square }
  /** The square has the tile `letter` already, or the play places two tiles there. */
  | { readonly kind: 'square-taken'; readonly square: Square; readonly letter: string }
  | { readonly kind: 'not-in-line' }
  | { readonly kind: 'gap'; readonly square: Square }
  /** The first play has to cover the centre. */
  | { readonly kind: 'off-centre' }
  | { readonly kind: 'not-connected' }
  /** A word has at least two letters. */
  | { readonly kind: 'one-letter' }
  /** More tiles than are on the rack. */
  | { readonly kind: 'rack-too-small'; readonly rack: number; readonly needed: number }
  /** The number of letters entered for a rack differs from its number of tiles. */
  | { readonly kind: 'rack-count'; readonly player: number; readonly rack: number; readonly given: number }
  /** More tiles of a letter, `?` for blanks, than the set has left. */
  | { readonly kind: 'no-more-tiles'; readonly letter: string; readonly left: number }
  | { readonly kind: 'bag-too-small'; readonly bag: number; readonly needed: number }
  | { readonly kind: 'exchange-count' }
  /** The last turn was no play, or was taken back. */
  | { readonly kind: 'no-play' }
  | { readonly kind: 'own-play' }
  | { readonly kind: 'no-words' }
  | { readonly kind: 'no-such-word'; readonly word: string }
  | { readonly kind: 'already-checked'; readonly word: string };

/** Kinds of errors. */
export type GameErrorKind = GameError['kind'];
