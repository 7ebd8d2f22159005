import fc from 'fast-check';
import {
  EMPTY_BOARD,
  type PlacedTile,
  SIZE,
  SQUARES,
  type Square,
  withTiles,
} from '../../../src/score-sheets/play/school-en/board.ts';
import type { Move } from '../../../src/score-sheets/play/school-en/move.ts';
import { schoolGame } from '../../../src/score-sheets/play/school-en/rules.ts';
import type { Setup, State } from '../../../src/score-sheets/play/school-en/state.ts';
import { stateAfter } from '../played.ts';

/** A square by its name: `H8`. */
export function at(name: string): Square {
  return (Number(name.slice(1)) - 1) * SIZE + name.charCodeAt(0) - 65;
}

/** The new tiles of a word: `H8 across CAt` with a blank for the t; a point for a tile on the board: `.OG`. */
export function tiles(text: string): PlacedTile[] {
  const [name = '', direction, letters = ''] = text.split(' ');
  const step = direction === 'down' ? SIZE : 1;
  return [...letters].flatMap((letter, index) => {
    const square = at(name) + index * step;
    return letter === '.' ? [] : [{ square, letter: letter.toUpperCase(), blank: letter !== letter.toUpperCase() }];
  });
}

export function play(text: string): Move {
  return { kind: 'play', tiles: tiles(text) };
}

/** A board with these words, in any arrangement. */
export function boardWith(...words: string[]) {
  return words.reduce((board, word) => withTiles(board, tiles(word)), EMPTY_BOARD);
}

export function setupOf(players: number): Setup {
  return { players: ['Red', 'Blue', 'Green', 'White'].slice(0, players), time: { round: 'first' } };
}

export const PASS = { kind: 'pass' } as const;

/** The order of play as the players are numbered. */
export function inOrder(players: number): Move {
  return { kind: 'order', players: Array.from({ length: players }, (_, player) => player) };
}

/** A game of so many players, in their order. */
export function gameOf(players: number, ...moves: Move[]): State {
  return stateAfter(schoolGame, setupOf(players), [inOrder(players), ...moves]);
}

/** Challenges all words of the last play and names the wrong ones. */
export function challenge(challenger: number, words: string[], wrong: string[] = []): Move {
  return { kind: 'challenge', challenger, words: words.map((word) => ({ word, valid: !wrong.includes(word) })) };
}

/** Tiles in a line from a square, possible or not. */
export const anyTiles: fc.Arbitrary<PlacedTile[]> = fc
  .record({
    start: fc.integer({ min: 0, max: SQUARES - 1 }),
    step: fc.constantFrom(1, SIZE),
    skips: fc.array(fc.constantFrom(1, 1, 1, 2), { minLength: 1, maxLength: 8 }),
    letters: fc.string({ unit: fc.constantFrom(...'AEIOUNRSTLDGBCMPFHVWYKJXQZ'), minLength: 8, maxLength: 8 }),
    blanks: fc.array(fc.constantFrom(false, false, false, false, true), { minLength: 8, maxLength: 8 }),
  })
  .map(({ start, step, skips, letters, blanks }) => {
    let square = start;
    return skips.map((skip, index) => {
      const tile = { square, letter: letters[index]!, blank: blanks[index]! };
      square += skip * step;
      return tile;
    });
  });
