import { sum } from '../sum.ts';
import type { Direction, PlacedTile, Square } from './board.ts';

/** A play that was laid and scored. */
export interface Play {
  readonly tiles: readonly PlacedTile[];
  /** The word in the direction of the tiles first, then those across it from the first tile to the last. */
  readonly words: readonly ScoredWord[];
  /** 50 when all seven tiles were laid, else 0 (rule 3). */
  readonly bonus: number;
  /** The words and the bonus. */
  readonly points: number;
}

/** What these words of the play count: one that it formed twice is looked up once, and its challenger loses it once. */
export function pointsOfWords({ words }: Play, challenged: readonly string[]): number {
  return sum(challenged.map((word) => words.find((one) => one.word === word)?.points ?? 0));
}

/** A word that a play has made, with its points. */
export interface ScoredWord {
  /** Upper case. */
  readonly word: string;
  readonly start: Square;
  readonly direction: Direction;
  /** With the premium squares covered in this turn. */
  readonly points: number;
  /** What each letter of the word gave. */
  readonly letters: readonly ScoredLetter[];
  /** By what the sum of the letters is multiplied: 1, or the product of the premium squares for words. */
  readonly times: number;
}

/** A letter of such a word. */
export interface ScoredLetter {
  readonly letter: string;
  readonly blank: boolean;
  /** Laid in this turn? Premium squares count for these only (rule 15). */
  readonly laid: boolean;
  /** Points of the tile, multiplied by the premium square for letters under it; 0 for a blank. */
  readonly points: number;
}
