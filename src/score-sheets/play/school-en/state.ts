import type { Board } from './board.ts';
import type { Play } from './play.ts';
import type { Setup } from './setup.ts';

/** Everything that a game has come to. */
export interface State {
  readonly setup: Setup;
  readonly phase: Phase;
  /** The players in the order of play, in groups: those in one group have drawn the same letter and draw again. */
  readonly order: readonly (readonly number[])[];
  readonly board: Board;
  readonly turns: readonly Turn[];
  /** Tiles left in the bag, worked out: everyone keeps seven (rule 2). */
  readonly bag: number;
  /** Tiles on each rack by player. */
  readonly racks: readonly number[];
  /** The tiles left at the end by player, as entered; null before. */
  readonly left: readonly (string | null)[];
}

/** What the game waits for. */
export type Phase =
  /** The order of play is drawn; `players` have to draw (again). */
  | { readonly kind: 'order'; readonly players: readonly number[] }
  | { readonly kind: 'turn'; readonly player: number }
  /** The last turn is over; it can still be challenged, and the racks of `players` are to be entered. */
  | { readonly kind: 'racks'; readonly because: 'out' | 'passes'; readonly players: readonly number[] }
  | { readonly kind: 'ended'; readonly because: 'out' | 'passes' };

/** One turn of a player, with what became of it. */
export interface Turn {
  readonly player: number;
  readonly action: Action;
  /** Challenges of this turn's play that failed, in their order. */
  readonly lost: readonly LostChallenge[];
}

/** What a player has done in a turn. */
export type Action =
  | { readonly kind: 'play'; readonly play: Play }
  /** A play that was challenged rightly: the tiles are back, the turn is lost and counts nothing (rule 11). */
  | { readonly kind: 'taken-back'; readonly play: Play; readonly challenger: number; readonly wrong: readonly string[] }
  | { readonly kind: 'exchange'; readonly count: number }
  | { readonly kind: 'pass' };

/** The challenger loses the points of the words, which were good (rule 11). */
export interface LostChallenge {
  readonly challenger: number;
  readonly words: readonly string[];
  /** What is lost, above 0. */
  readonly points: number;
}
