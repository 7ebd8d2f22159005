import type { Bonus, Card } from './card.ts';

/**
 * Letters that the document shows on rare cards: L with +1 in the examples of scoring; Ł, Ń and H without their number
 * (7slow REGUŁY 2 NA 2). The other rare letters are not printed.
 */
const PRINTED: Readonly<Record<string, { bonus: Bonus; known: boolean }>> = {
  L: { bonus: 1, known: true },
  Ł: { bonus: 1, known: false },
  Ń: { bonus: 1, known: false },
  H: { bonus: 1, known: false },
};

/**
 * The bonus to propose for a card of the letter (upper case): the one that a card of this letter was given last among
 * `cards`, else the printed one. `known` is false for a mere guess.
 */
export function proposedBonus(letter: string, cards: readonly Card[]): { bonus: Bonus; known: boolean } {
  const seen = cards.filter((card) => card.letter === letter).at(-1);
  if (seen) return { bonus: seen.bonus, known: true };
  return PRINTED[letter] ?? { bonus: 0, known: false };
}
