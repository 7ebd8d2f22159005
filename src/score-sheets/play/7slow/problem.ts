import type { PlayersProblem } from '../players.ts';
import type { CardClash } from './two-by-two.ts';

/** Why a setup or a move is not possible. The state stays as it is. */
export type Problem =
  | PlayersProblem
  | { readonly kind: 'no-such-player'; readonly player: number }
  | { readonly kind: 'no-such-round'; readonly round: number }
  | { readonly kind: 'no-such-place'; readonly place: number }
  | { readonly kind: 'card-count'; readonly expected: number; readonly given: number }
  /** No card has this letter: it is not one of the 32, or not one letter. */
  | { readonly kind: 'no-such-card'; readonly letter: string }
  /** 7slow REGUŁY 2 NA 2: these cards have to be replaced, in the area of this round. */
  | { readonly kind: 'two-by-two'; readonly round: number; readonly clashes: readonly CardClash[] }
  /** The round cannot end before all have written; `players` have not. */
  | { readonly kind: 'words-missing'; readonly players: readonly number[] }
  | { readonly kind: 'fastest-missing'; readonly round: number }
  /** Solo: it is not said whether the word was written in time. */
  | { readonly kind: 'time-missing'; readonly round: number }
  /** The player was the fastest in the other round, next to this one (7slow KONIEC RUNDY). */
  | { readonly kind: 'fastest-twice'; readonly player: number; readonly other: number }
  /** Nobody turns a timer in an untimed or a solo game. */
  | { readonly kind: 'no-timer' }
  /** Only the solo game asks for the time. */
  | { readonly kind: 'solo-only' }
  /** A challenge waits for its answer (7slow WYZWANIA). */
  | { readonly kind: 'challenge-open' }
  | { readonly kind: 'no-challenge' }
  | { readonly kind: 'own-word' }
  /** There is no word of this player in this round. */
  | { readonly kind: 'no-word'; readonly player: number }
  | { readonly kind: 'already-refused'; readonly word: string }
  | { readonly kind: 'already-checked'; readonly word: string }
  | { readonly kind: 'not-refused'; readonly word: string }
  | { readonly kind: 'not-earlier'; readonly word: string }
  /** All seven rounds have been dealt. */
  | { readonly kind: 'rounds-over' }
  /** There are fewer than seven rounds. */
  | { readonly kind: 'rounds-left'; readonly left: number }
  | { readonly kind: 'finished' };

/** Kinds of problems. */
export type ProblemKind = Problem['kind'];
