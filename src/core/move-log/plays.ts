import { Board } from './board.ts';
import type { Move } from './read-moves.ts';
import { type Square, writtenSquare } from './square.ts';

/** A word that a move made. */
export interface PlayedWord {
  /** In capitals, a blank's letter small. */
  word: string;
  /** Its first square, as players write it: `8D` across, `D8` down. */
  square: string;
  /** Player; empty if the log does not name one. */
  player: string;
  /** Number of the move among those that lay tiles, from 1. */
  move: number;
  /** True when it crosses the word that was laid. */
  across: boolean;
  /** True when the move was withdrawn after a challenge. */
  withdrawn: boolean;
}

/**
 * The words that the moves made, in their order: of each the one laid, then those across it. A move whose letters do not fit what lies
 * there is taken by itself, as written: a log may begin in the middle of a game, or have a slip.
 */
export function playedWords(moves: readonly Move[]): PlayedWord[] {
  const board = new Board();
  const played: PlayedWord[] = [];
  for (const [index, move] of moves.entries()) {
    const { player, withdrawn, square } = move;
    const add = (word: string, begin: Square, across: boolean) =>
      played.push({ word, square: writtenSquare(begin), player, move: index + 1, across, withdrawn });
    const laid = board.lay(move);
    if (!laid) {
      add(move.letters.map((letter) => letter ?? '?').join(''), square, false);
      continue;
    }
    for (const { word, square: begin } of board.wordsThrough(square, laid))
      add(word, begin, begin.down !== square.down);
    if (withdrawn) board.takeBack(laid);
  }
  return played;
}
