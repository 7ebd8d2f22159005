import { type Area, COLUMN_POINTS } from './card.ts';

/** A card that breaks the rule "2 na 2" and has to be replaced. */
export interface CardClash {
  place: number;
  /** A third rare card, or a third card of its letter. */
  rule: 'rare' | 'same';
}

/**
 * Places in the order in which cards come: the area is filled from the right (7slow PRZYGOTOWANIE), and later the
 * cards on the right are those that lay there before. So the clashing card is always one that was just drawn.
 */
const DRAWN = COLUMN_POINTS.map((_, place) => place).sort(
  (one, other) => (COLUMN_POINTS[one] ?? 0) - (COLUMN_POINTS[other] ?? 0) || one - other,
);

const MOST = 2;

/**
 * The cards that have to be replaced so that at most two are rare and at most two have the same letter (7slow REGUŁY
 * 2 NA 2). Each is discarded as it is drawn, so it does not count against those after it. Takes a part of an area too.
 */
export function cardsToReplace(area: Area): CardClash[] {
  const clashes: CardClash[] = [];
  const kept: Area[number][] = [];
  for (const place of DRAWN) {
    const card = area[place];
    if (!card) continue;
    const same = kept.filter(({ letter }) => letter === card.letter).length >= MOST;
    const rare = card.bonus > 0 && kept.filter(({ bonus }) => bonus > 0).length >= MOST;
    if (same || rare) clashes.push({ place, rule: same ? 'same' : 'rare' });
    else kept.push(card);
  }
  return clashes;
}
