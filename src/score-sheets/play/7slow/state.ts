import type { Card } from './card.ts';
import type { Setup } from './setup.ts';

/** What has been dealt, written and decided. Points, bonuses and places are worked out from it, never stored. */
export interface State {
  readonly setup: Setup;
  /** The rounds begun, at most seven. */
  readonly rounds: readonly Round[];
  /** The challenge that waits for its answer. */
  readonly challenge: Challenge | null;
  /** Challenges that failed: each is an X for the challenger. */
  readonly failed: readonly Challenge[];
  readonly finished: boolean;
}

/** A round that has begun. */
export interface Round {
  /** The cards dealt in this round, by place: eight in the first, then four. */
  readonly dealt: readonly Card[];
  /** Who turned the timer or leads the round; null while nobody has, and always in the solo game. */
  readonly fastest: number | null;
  /** By player; null while not entered. */
  readonly words: readonly (WrittenWord | null)[];
  /** Solo only; null while not entered. */
  readonly inTime: boolean | null;
}

/** What a player has written in a round, and what was decided about it. */
export interface WrittenWord {
  /** Lower case, NFC, single spaces; empty when the player wrote nothing. */
  readonly word: string;
  /** Set when the word gets no points and no bonus. */
  readonly refusal: Refusal | null;
  /** True when it was challenged and found. */
  readonly checked: boolean;
  /** Words of earlier rounds that the players do not count as its family. */
  readonly dismissed: readonly string[];
}

/** Why a word does not count. */
export interface Refusal {
  readonly because: 'challenge' | 'family' | 'not-a-word';
  /** The word of an earlier round that it clashes with, where `because` is `family`. */
  readonly earlier?: string;
}

/** Who doubts whose word. */
export interface Challenge {
  readonly round: number;
  readonly author: number;
  readonly challenger: number;
}
