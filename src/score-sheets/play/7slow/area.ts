import { type Area, type Bonus, type Card, COLUMN_POINTS, type Round, type State } from './state.ts';

/** Number of cards replaced between two rounds: half of the area (7slow KONIEC RUNDY). */
export const NEW_CARDS = COLUMN_POINTS.length / 2;

/** Returns the number of cards dealt in a round, counted from 1. */
export function cardsToDeal(round: number): number {
  return round === 1 ? COLUMN_POINTS.length : NEW_CARDS;
}

/**
 * Returns the eight cards of a round, counted from 1: the new cards on the left, and on the right those that were on the left before.
 * @param dealt the new cards, for a round that has not begun
 */
export function areaOf(state: State, round: number, dealt = state.rounds[round - 1]?.dealt ?? []): Area {
  if (round === 1) return dealt;
  return [...dealt, ...(state.rounds[round - 2]?.dealt.slice(0, NEW_CARDS) ?? [])];
}

/** Returns the rounds with one card changed, in the round in which it was dealt. */
export function withCard(rounds: readonly Round[], round: number, place: number, card: Card): Round[] {
  // The cards on the right were dealt on the left one round before.
  const earlier = round > 1 && place >= NEW_CARDS;
  const dealtIn = earlier ? round - 2 : round - 1;
  const dealtAt = earlier ? place - NEW_CARDS : place;
  return rounds.map((one, index) =>
    index === dealtIn ? { ...one, dealt: one.dealt.map((old, at) => (at === dealtAt ? card : old)) } : one,
  );
}

/** A card that breaks the rule "2 na 2" and has to be replaced. */
export interface CardClash {
  place: number;
  /** A third rare card, or a third card of its letter. */
  rule: 'rare' | 'same';
}

/**
 * Places in the order in which cards are drawn: from the right (7slow PRZYGOTOWANIE). The cards on the right are older, so a clashing card
 * is always one that was just drawn.
 */
const DRAWN = COLUMN_POINTS.map((_, place) => place).sort(
  (one, other) => (COLUMN_POINTS[one] ?? 0) - (COLUMN_POINTS[other] ?? 0) || one - other,
);

const MOST = 2;

/**
 * Returns the cards that have to be replaced so that at most two are rare and at most two have the same letter (7slow REGUŁY 2 NA 2). A card
 * is discarded as soon as it is drawn, so it does not count for the cards after it. The area may be incomplete.
 */
export function cardsToReplace(area: Area): CardClash[] {
  const clashes: CardClash[] = [];
  const accepted: Area[number][] = [];
  for (const place of DRAWN) {
    const card = area[place];
    if (!card) continue;
    const same = accepted.filter(({ letter }) => letter === card.letter).length >= MOST;
    const rare = card.bonus > 0 && accepted.filter(({ bonus }) => bonus > 0).length >= MOST;
    if (same || rare) clashes.push({ place, rule: same ? 'same' : 'rare' });
    else accepted.push(card);
  }
  return clashes;
}

/**
 * Bonus of the rare letters that the document shows (7slow REGUŁY 2 NA 2). It prints the number only for L, in the examples of scoring; the
 * others have the more common one. The document names no further rare letters.
 */
const PRINTED: Readonly<Record<string, Bonus>> = { L: 1, Ł: 1, Ń: 1, H: 1 };

/** Returns the bonus to propose for a letter (upper case): that of its last card among `cards`, else the printed one. */
export function proposedBonus(letter: string, cards: readonly Card[]): Bonus {
  return cards.filter((card) => card.letter === letter).at(-1)?.bonus ?? PRINTED[letter] ?? 0;
}
