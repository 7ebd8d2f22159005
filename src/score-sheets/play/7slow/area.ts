import { type Area, type Card, COLUMN_POINTS } from './card.ts';
import type { Round, State } from './state.ts';

/** Half of the area: so many cards leave it and come into it between two rounds (7slow KONIEC RUNDY). */
export const NEW_CARDS = COLUMN_POINTS.length / 2;

/** Returns the number of cards dealt in a round, counted from 1. */
export function cardsToDeal(round: number): number {
  return round === 1 ? COLUMN_POINTS.length : NEW_CARDS;
}

/**
 * Returns the eight cards of a round that has begun, counted from 1. New cards are on the left; those that were on the left are now on the
 * right. With `dealt`, the area of the coming round.
 */
export function areaOf(state: State, round: number, dealt = state.rounds[round - 1]?.dealt ?? []): Area {
  if (round === 1) return dealt;
  return [...dealt, ...(state.rounds[round - 2]?.dealt.slice(0, NEW_CARDS) ?? [])];
}

/** Returns the rounds with one card changed, in the round in which it was dealt. */
export function withCard(rounds: readonly Round[], round: number, place: number, card: Card): Round[] {
  // On the right lies what was dealt on the left one round before.
  const earlier = round > 1 && place >= NEW_CARDS;
  const dealtIn = earlier ? round - 2 : round - 1;
  const dealtAt = earlier ? place - NEW_CARDS : place;
  return rounds.map((one, index) =>
    index === dealtIn ? { ...one, dealt: one.dealt.map((old, at) => (at === dealtAt ? card : old)) } : one,
  );
}
