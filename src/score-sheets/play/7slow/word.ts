import { lowerCase, normalise } from '../../../core/words/normalise.ts';
import { sum } from '../players.ts';
import { type Area, type Card, COLUMN_POINTS, type State } from './state.ts';

/** Returns a word as the game stores and compares it: lower case, NFC, trimmed, with single spaces. Letters keep their diacritics. */
export function writtenForm(text: string): string {
  return lowerCase(normalise(text));
}

/**
 * Returns the words of earlier rounds, each once, in their order: a word of the round must not be of their families. OGRANICZENIA names the
 * words of the other players, ROZGRYWKA any repeated word, so the words of all players count. A string that is not a word has no family and
 * is left out; a word that was refused for its family was used all the same.
 * @param player leaves out the words whose clash with this player's word was dismissed
 */
export function earlierWords(state: State, round: number, player?: number): string[] {
  const dismissed = player === undefined ? [] : (state.rounds[round - 1]?.words[player]?.dismissed ?? []);
  const words = state.rounds
    .slice(0, round - 1)
    .flatMap((earlier) => earlier.words)
    .filter((written) => written && (!written.refusal || written.refusal.because === 'family'))
    .map((written) => written?.word ?? '');
  return [...new Set(words)].filter((word) => word !== '' && !dismissed.includes(word));
}

/** The points of a word, in total and by card. */
export interface WordScore {
  points: number;
  /** The cards used, by place. */
  cards: readonly UsedCard[];
  /** Letters of the word without a card, upper case, in their order. They cost nothing. */
  outside: string;
}

/** A card that a word uses, and its points. */
interface UsedCard {
  place: number;
  card: Card;
  points: number;
  /** True if it gives the points of its column and its bonus; false for a veteran's fifth and further cards, which give 1 each. */
  full: boolean;
}

/** Number of cards that a veteran scores in full (7slow WARIANTY). */
const VETERAN_CARDS = 4;

const LETTER = /\p{L}/u;

/**
 * Returns the best score of a word (7slow PUNKTACJA): each letter of the word takes one card, the better card of two first. Case is
 * ignored, diacritics are not: Ą is not A. A veteran scores the four best cards in full. No other choice gives more, because the other
 * cards give 1 point and every card has more.
 */
export function scoreWord(word: string, area: Area, { veteran }: { veteran: boolean }): WordScore {
  const byPoints = area
    .map((card, place) => ({ place, card, letter: lowerCase(card.letter), points: pointsOfCard(card, place) }))
    .sort((one, other) => other.points - one.points || one.place - other.place);
  const used: typeof byPoints = [];
  let outside = '';
  for (const letter of lowerCase(word)) {
    const best = byPoints.find((one) => one.letter === letter && !used.includes(one));
    if (best) used.push(best);
    else if (LETTER.test(letter)) outside += letter.toUpperCase();
  }
  const cards = byPoints
    .filter((one) => used.includes(one))
    .map(({ place, card, points }, rank): UsedCard => {
      const full = !veteran || rank < VETERAN_CARDS;
      return { place, card, points: full ? points : 1, full };
    })
    .sort((one, other) => one.place - other.place);
  return { points: sum(cards.map(({ points }) => points)), cards, outside };
}

function pointsOfCard(card: Card, place: number): number {
  return (COLUMN_POINTS[place] ?? 0) + card.bonus;
}
