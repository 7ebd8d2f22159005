import { lowerCase } from '../../../core/words/normalise.ts';
import { sum } from '../sum.ts';
import { type Area, type Card, COLUMN_POINTS } from './card.ts';

/** What a word is worth, and which card gave what. */
export interface WordScore {
  points: number;
  /** The cards used, by place. */
  cards: readonly UsedCard[];
  /** Letters of the word that no card is left for, upper case, in their order; they cost nothing. */
  outside: string;
}

/** A card that a word uses, and what it gives. */
export interface UsedCard {
  place: number;
  card: Card;
  points: number;
  /** Column and bonus; false for a veteran's fifth and further cards, which give 1 each. */
  full: boolean;
}

/** Cards that a veteran scores in full (7slow WARIANTY). */
const VETERAN_CARDS = 4;

const LETTER = /\p{L}/u;

/**
 * The best score of a word (7slow PUNKTACJA): each card counts once for each time its letter is in the word, the better
 * card of two first. Letters are compared as they are, but for capitals: Ą is not A. A veteran takes the four best
 * cards in full; as any card is worth more than the 1 point of the others, no other choice gives more.
 */
export function scoreWord(word: string, area: Area, { veteran }: { veteran: boolean }): WordScore {
  const byWorth = area
    .map((card, place) => ({ place, card, letter: lowerCase(card.letter), worth: worthOf(card, place) }))
    .sort((one, other) => other.worth - one.worth || one.place - other.place);
  const used: typeof byWorth = [];
  let outside = '';
  for (const letter of lowerCase(word)) {
    const best = byWorth.find((one) => one.letter === letter && !used.includes(one));
    if (best) used.push(best);
    else if (LETTER.test(letter)) outside += letter.toUpperCase();
  }
  const cards = byWorth
    .filter((one) => used.includes(one))
    .map(({ place, card, worth }, rank): UsedCard => {
      const full = !veteran || rank < VETERAN_CARDS;
      return { place, card, points: full ? worth : 1, full };
    })
    .sort((one, other) => one.place - other.place);
  return { points: sum(cards.map(({ points }) => points)), cards, outside };
}

function worthOf(card: Card, place: number): number {
  return (COLUMN_POINTS[place] ?? 0) + card.bonus;
}
