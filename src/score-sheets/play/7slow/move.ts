import type { Card } from './card.ts';

/**
 * What can happen in a game. `round` counts from 1, `player` is an index into the setup, `place` one into the area.
 *
 * Moves with a round set what was written there: the same move once more, also for an earlier round, corrects it, and
 * everything that follows from it is worked out again.
 */
export type Move =
  /** Begins the next round: all eight cards by place in round 1, then the four new ones of places 0 to 3. */
  | { readonly kind: 'deal'; readonly cards: readonly Card[] }
  /** Corrects a card. It changes in both rounds in which it lies. */
  | { readonly kind: 'card'; readonly round: number; readonly place: number; readonly card: Card }
  /** The player turned the timer. Timed games only: without a timer the lead player follows from the rules. */
  | { readonly kind: 'fastest'; readonly round: number; readonly player: number }
  /** What the player wrote, as typed; empty when nothing was written. */
  | { readonly kind: 'word'; readonly round: number; readonly player: number; readonly word: string }
  /** Solo only: was the word written before the sand ran out? */
  | { readonly kind: 'time'; readonly round: number; readonly inTime: boolean }
  /** A word is challenged; nothing else can be until it is answered. */
  | { readonly kind: 'challenge'; readonly round: number; readonly author: number; readonly challenger: number }
  /** The agreed source has the challenged word, or has not. */
  | { readonly kind: 'answer'; readonly exists: boolean }
  /** The players agree that a word does not count: nobody is penalised. `earlier` is the word it clashes with. */
  | {
      readonly kind: 'refuse';
      readonly round: number;
      readonly player: number;
      readonly because: 'family' | 'not-a-word';
      readonly earlier?: string;
    }
  /** Takes a refusal back, also one that a challenge brought. */
  | { readonly kind: 'admit'; readonly round: number; readonly player: number }
  /** The players do not see the word family of the player's word and the earlier one: it is not asked about again. */
  | { readonly kind: 'dismiss'; readonly round: number; readonly player: number; readonly earlier: string }
  /** The names of all players from now on, in the order of the setup. */
  | { readonly kind: 'names'; readonly names: readonly string[] }
  /** Ends the game after round 7. Corrections and challenges stay possible. */
  | { readonly kind: 'finish' };
