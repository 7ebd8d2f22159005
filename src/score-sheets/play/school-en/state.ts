import { sum } from '../players.ts';
import type { Board, Direction, PlacedTile, Square } from './board.ts';

/** The setup of a game of the school tournament. */
export interface Setup {
  /** Names of the two to four players or teams, in the order of entry. The order of play is drawn (rule 1). */
  readonly players: readonly string[];
  readonly time: TurnTime;
}

/** Time for a turn (school-en rule 4). The document gives it for the first round and the final; others set it themselves. */
export type TurnTime =
  | { readonly round: 'first' }
  | { readonly round: 'final' }
  | { readonly round: 'other'; readonly seconds: number };

/** Fewest players or teams at one board (rule 1). */
export const FEWEST_PLAYERS = 2;
/** Most players or teams at one board (rule 1). */
export const MOST_PLAYERS = 4;

/** Returns the time for a turn in milliseconds. */
export function turnLength(time: TurnTime): number {
  if (time.round === 'first') return 120_000;
  return time.round === 'final' ? 90_000 : time.seconds * 1000;
}

/** A scored play. */
export interface Play {
  readonly tiles: readonly PlacedTile[];
  /** First the word in the direction of the tiles, then those across it, from the first tile to the last. */
  readonly words: readonly ScoredWord[];
  /** 50 if all seven tiles were placed, else 0 (rule 3). */
  readonly bonus: number;
  /** Points of the words and the bonus. */
  readonly points: number;
}

/** Returns the points that the challenger of these words may lose. A word that the play formed twice counts once. */
export function pointsOfWords({ words }: Play, challenged: readonly string[]): number {
  return sum(challenged.map((word) => words.find((one) => one.word === word)?.points ?? 0));
}

/** A word of a play, with its points. */
export interface ScoredWord {
  /** Upper case. */
  readonly word: string;
  readonly start: Square;
  readonly direction: Direction;
  /** Including premium squares covered in this turn. */
  readonly points: number;
  readonly letters: readonly ScoredLetter[];
  /** Factor of the sum of the letters: the product of the premium squares for words, or 1. */
  readonly times: number;
}

/** A letter of such a word. */
export interface ScoredLetter {
  readonly letter: string;
  readonly blank: boolean;
  /** True if it was placed in this turn. Premium squares count only for these letters (rule 15). */
  readonly placed: boolean;
  /** Points of the tile, multiplied by its premium square for letters; 0 for a blank. */
  readonly points: number;
}

/** The state of a game. */
export interface State {
  readonly setup: Setup;
  readonly phase: Phase;
  /** The players in the order of play, in groups. Players of one group have drawn the same letter and draw again. */
  readonly order: readonly (readonly number[])[];
  readonly board: Board;
  readonly turns: readonly Turn[];
  /** Number of tiles in the bag, computed from the turns: each player draws up to seven (rule 2). */
  readonly bag: number;
  /** Number of tiles on each rack, by player. */
  readonly racks: readonly number[];
  /** The tiles left at the end, by player; null until they are entered. */
  readonly left: readonly (string | null)[];
}

/** The phase of a game: the input that it waits for. */
export type Phase =
  /** `players` draw for the order of play. */
  | { readonly kind: 'order'; readonly players: readonly number[] }
  | { readonly kind: 'turn'; readonly player: number }
  /** The last turn is over but can still be challenged. The racks of `players` have to be entered. */
  | { readonly kind: 'racks'; readonly because: 'out' | 'passes'; readonly players: readonly number[] }
  | { readonly kind: 'ended'; readonly because: 'out' | 'passes' };

/** A turn of a player, with its challenges. */
export interface Turn {
  readonly player: number;
  readonly action: Action;
  /** Failed challenges of this turn's play, in their order. */
  readonly lost: readonly LostChallenge[];
}

/** A player's action in a turn, after its challenges. */
export type Action =
  | { readonly kind: 'play'; readonly play: Play }
  /** A play after a successful challenge: the tiles are taken back, and the turn gives no points (rule 11). */
  | { readonly kind: 'taken-back'; readonly play: Play; readonly challenger: number; readonly wrong: readonly string[] }
  | { readonly kind: 'exchange'; readonly count: number }
  | { readonly kind: 'pass' };

/** A failed challenge: the challenger loses the points of the words (rule 11). */
export interface LostChallenge {
  readonly challenger: number;
  readonly words: readonly string[];
  /** Points lost, as a positive number. */
  readonly points: number;
}
