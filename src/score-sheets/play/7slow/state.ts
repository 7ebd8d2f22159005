/** The setup of a game of 7 słów. Only the players' names change later. */
export interface Setup {
  /** One to six players in clockwise order: the next one sits to the left. */
  readonly players: readonly Player[];
  readonly mode: Mode;
}

/** A player. */
export interface Player {
  readonly name: string;
  /** Scores in full for four cards only (7slow WARIANTY). */
  readonly veteran: boolean;
}

/** The variant that is played. */
export type Mode =
  /** Two to six players; one of them turns the timer in each round. */
  | { readonly kind: 'timed' }
  /** Two to six players without a timer; `lead` is the player who counts as the fastest in round 1. */
  | { readonly kind: 'untimed'; readonly lead: number }
  /** One player and the SOLO card (7slow JEDNOOSOBOWA). */
  | { readonly kind: 'solo'; readonly level: SoloLevel };

/** How hard the solo game is, from the easiest on. */
export type SoloLevel = 'standard' | 'medium' | 'hard' | 'brutal';

/** Points that win the solo game. */
export const SOLO_GOAL: Readonly<Record<SoloLevel, number>> = { standard: 100, medium: 110, hard: 120, brutal: 120 };

/** Rounds of a game. */
export const ROUNDS = 7;
/** Players at one table, at most. */
export const MOST_PLAYERS = 6;

/** Time of the sand timer in milliseconds (7slow ELEMENTY GRY). */
export const TIMER_LENGTH = 30_000;

/** Points that a rare card adds to its column; 0 for a common card. The document does not print which letters are rare, so players enter it. */
export type Bonus = 0 | 1 | 2;

/** A card with a letter. */
export interface Card {
  /** One of the 32 Polish letters, upper case. Ą is not A, Ł is not L, Ź and Ż are not Z. */
  readonly letter: string;
  readonly bonus: Bonus;
}

/**
 * The eight open cards by place (7slow PRZYGOTOWANIE): 0 and 1 lie over the leftmost column, which gives 5 points, 2 and 3 over 4 points,
 * 4 and 5 over 3, 6 and 7 over 2.
 */
export type Area = readonly Card[];

/** Points of the column by place. */
export const COLUMN_POINTS: readonly number[] = [5, 5, 4, 4, 3, 3, 2, 2];

/** What has been dealt, written and decided. Points, bonuses and places are computed from it and never stored. */
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
  /** The player who turned the timer or leads the round; null until it is known, and always in the solo game. */
  readonly fastest: number | null;
  /** By player; null while not entered. */
  readonly words: readonly (WrittenWord | null)[];
  /** Solo only; null while not entered. */
  readonly inTime: boolean | null;
}

/** A player's word in a round, and the players' decisions about it. */
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

/** A challenge of a word. */
interface Challenge {
  readonly round: number;
  readonly author: number;
  readonly challenger: number;
}
