/** How a game of 7 słów is played; chosen before the first cards and kept to its end. */
export interface Setup {
  /** One to six, in the order in which they sit, clockwise: who follows sits to the left. */
  readonly players: readonly Player[];
  readonly mode: Mode;
}

/** Someone at the table. */
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

/** The sand timer (7slow ELEMENTY GRY), milliseconds. */
export const TIMER_LENGTH = 30_000;
