import type { PlayersProblem } from '../players.ts';
import type { Square } from './board.ts';

/** Why a setup or a move is not possible. The state stays as it is. */
export type Problem =
  | PlayersProblem
  | { readonly kind: 'no-such-player'; readonly player: number }
  | { readonly kind: 'no-time' }
  /** The move does not belong here: a play before the order is drawn, a draw during the game, a rack before its end. */
  | { readonly kind: 'wrong-phase' }
  | { readonly kind: 'no-such-turn'; readonly turn: number }
  /** A turn was corrected so that a later one, counted from 0, would not be possible. */
  | { readonly kind: 'later-turn'; readonly turn: number; readonly player: number; readonly problem: Problem }
  /** Exactly these players draw now. */
  | { readonly kind: 'draw-players'; readonly players: readonly number[] }
  /** The agreed order does not name every player once. */
  | { readonly kind: 'order-players' }
  /** No tile has this letter. */
  | { readonly kind: 'no-such-letter'; readonly letter: string }
  | { readonly kind: 'no-tiles' }
  | { readonly kind: 'off-board'; readonly square: Square }
  /** There is a tile already, `letter`, or the play lays two there. */
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
  /** At the end, more or fewer letters for a rack than it has tiles. */
  | { readonly kind: 'rack-count'; readonly player: number; readonly rack: number; readonly given: number }
  /** More tiles of a letter, `?` for blanks, than are left of it in the set. */
  | { readonly kind: 'no-more-tiles'; readonly letter: string; readonly left: number }
  | { readonly kind: 'bag-too-small'; readonly bag: number; readonly needed: number }
  | { readonly kind: 'exchange-count' }
  /** The last turn was no play, or was taken back. */
  | { readonly kind: 'no-play' }
  | { readonly kind: 'own-play' }
  | { readonly kind: 'no-words' }
  | { readonly kind: 'no-such-word'; readonly word: string }
  | { readonly kind: 'already-checked'; readonly word: string };

/** Kinds of problems. */
export type ProblemKind = Problem['kind'];
