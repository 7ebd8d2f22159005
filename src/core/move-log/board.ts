import { lowerCase } from '../words/normalise.ts';
import type { Move } from './read-moves.ts';
import { LARGEST_BOARD, type Square } from './square.ts';

/** A place on the board, from 0. */
interface Place {
  row: number;
  column: number;
}

interface PlacedWord {
  word: string;
  square: Square;
}

/** Tiles on a board; a blank's letter is small. */
export class Board {
  readonly #tiles = new Map<number, string>();

  /**
   * Lays a move's letters.
   * @returns the places where a tile is new; null, with nothing laid, where a letter is another than the one that lies there, is to have
   *   lain there and does not, or is off the board.
   */
  lay({ square, letters }: Pick<Move, 'square' | 'letters'>): Place[] | null {
    const fresh: (Place & { letter: string })[] = [];
    for (const [i, letter] of letters.entries()) {
      const place = along(square, i);
      const there = this.#at(place);
      if (!onBoard(place) || (letter === null && there === undefined)) return null;
      if (letter === null) continue;
      if (there === undefined) fresh.push({ ...place, letter });
      else if (lowerCase(there) !== lowerCase(letter)) return null;
    }
    for (const { letter, ...place } of fresh) this.#tiles.set(key(place), letter);
    return fresh;
  }

  /** Takes tiles off again. */
  takeBack(places: readonly Place[]): void {
    for (const place of places) this.#tiles.delete(key(place));
  }

  /** The word at `square`, if it has more than one letter, and those across it through new tiles. */
  wordsThrough(square: Square, laid: readonly Place[]): PlacedWord[] {
    const across = laid.map((place) => this.#wordAt({ ...place, down: !square.down }));
    return [this.#wordAt(square), ...across].filter(({ word }) => [...word].length > 1);
  }

  #wordAt(square: Square): PlacedWord {
    let begin = 0;
    while (this.#at(along(square, begin - 1)) !== undefined) begin--;
    let word = '';
    for (let i = begin, tile = this.#at(along(square, i)); tile !== undefined; tile = this.#at(along(square, ++i)))
      word += tile;
    return { word, square: { ...along(square, begin), down: square.down } };
  }

  #at(place: Place): string | undefined {
    return onBoard(place) ? this.#tiles.get(key(place)) : undefined;
  }
}

function along({ row, column, down }: Square, steps: number): Place {
  return down ? { row: row + steps, column } : { row, column: column + steps };
}

const onBoard = ({ row, column }: Place): boolean =>
  row >= 0 && column >= 0 && row < LARGEST_BOARD && column < LARGEST_BOARD;

const key = ({ row, column }: Place): number => row * LARGEST_BOARD + column;
