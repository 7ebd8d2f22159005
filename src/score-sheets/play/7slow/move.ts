import type { PlayersError } from '../players.ts';
import type { CardClash } from './area.ts';
import type { Card } from './state.ts';

/**
 * A move of the game. `round` counts from 1, `player` is an index into the setup, `place` one into the area.
 *
 * A move with a round sets a value of that round. The same move for an earlier value corrects it, and everything that depends on it is
 * computed again.
 */
export type Move =
  /** Begins the next round: all eight cards by place in round 1, then the four new ones of places 0 to 3. */
  | { readonly kind: 'deal'; readonly cards: readonly Card[] }
  /** Corrects a card. It changes in both rounds in which it lies. */
  | { readonly kind: 'card'; readonly round: number; readonly place: number; readonly card: Card }
  /** The player turned the timer. Timed games only: without a timer the lead player follows from the rules. */
  | { readonly kind: 'fastest'; readonly round: number; readonly player: number }
  /** The player's word, as typed; empty if the player wrote none. */
  | { readonly kind: 'word'; readonly round: number; readonly player: number; readonly word: string }
  /** Solo only: whether the word was written in time. */
  | { readonly kind: 'time'; readonly round: number; readonly inTime: boolean }
  /** Challenges a word. The next move must be its answer. */
  | { readonly kind: 'challenge'; readonly round: number; readonly author: number; readonly challenger: number }
  /** Answers the challenge: whether the agreed source has the word. */
  | { readonly kind: 'answer'; readonly exists: boolean }
  /** Refuses a word by agreement, without a penalty. `earlier` is the word with which it clashes. */
  | {
      readonly kind: 'refuse';
      readonly round: number;
      readonly player: number;
      readonly because: 'family' | 'not-a-word';
      readonly earlier?: string;
    }
  /** Takes a refusal back, also one after a challenge. */
  | { readonly kind: 'admit'; readonly round: number; readonly player: number }
  /** Dismisses the clash of the player's word with an earlier word: the players do not see one family in them. */
  | { readonly kind: 'dismiss'; readonly round: number; readonly player: number; readonly earlier: string }
  /** Renames all players, in the order of the setup. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** Ends the game after round 7. Corrections and challenges stay possible. */
  | { readonly kind: 'finish' };

/** The reason why a setup or a move is not possible. */
export type GameError =
  | PlayersError
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
  /** An untimed or a solo game has no timer to turn. */
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

/** Kinds of errors. */
export type GameErrorKind = GameError['kind'];
