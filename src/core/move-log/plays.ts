import { lowerCase } from '../words/normalise.ts';
import { LARGEST_BOARD, type Move, type Square, writtenSquare } from './read-moves.ts';

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
class Board {
  readonly #tiles = new Map<number, string>();
  readonly #size: number;

  /** @param size squares in a row */
  constructor(size: number) {
    this.#size = size;
  }

  /**
   * Lays a move's letters.
   * @returns the places with a new tile; null, with nothing laid, if a letter differs from the tile on its square, if a tile that the move
   *   presupposes is missing, or if a letter is off the board
   */
  lay({ square, letters }: Pick<Move, 'square' | 'letters'>): Place[] | null {
    const fresh: (Place & { letter: string })[] = [];
    for (const [i, letter] of letters.entries()) {
      const place = along(square, i);
      const there = this.#at(place);
      if (!this.#hasSquare(place) || (letter === null && there === undefined)) return null;
      if (letter === null) continue;
      if (there === undefined) fresh.push({ ...place, letter });
      else if (lowerCase(there) !== lowerCase(letter)) return null;
    }
    for (const { letter, ...place } of fresh) this.#tiles.set(key(place), letter);
    return fresh;
  }

  /** Removes tiles. */
  takeBack(places: readonly Place[]): void {
    for (const place of places) this.#tiles.delete(key(place));
  }

  /** Returns the word at `square`, if it has more than one letter, and the words across it through new tiles. */
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
    return this.#hasSquare(place) ? this.#tiles.get(key(place)) : undefined;
  }

  #hasSquare({ row, column }: Place): boolean {
    return row >= 0 && column >= 0 && row < this.#size && column < this.#size;
  }
}

function along({ row, column, down }: Square, steps: number): Place {
  return down ? { row: row + steps, column } : { row, column: column + steps };
}

const key = ({ row, column }: Place): number => row * LARGEST_BOARD + column;

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
  /** False when the letters of the move do not fit the board or the tiles on it. */
  fits: boolean;
}

/**
 * Returns the words of the moves in their order: for each move the word laid, then the words across it. A move whose letters do not fit the
 * board gives only its own word, as written, because a log may begin in the middle of a game or contain a mistake.
 * @param size squares in a row of the board
 */
export function playedWords(moves: readonly Move[], size = LARGEST_BOARD): PlayedWord[] {
  const board = new Board(size);
  const played: PlayedWord[] = [];
  for (const [index, move] of moves.entries()) {
    const { player, withdrawn, square } = move;
    const laid = board.lay(move);
    const fits = laid !== null;
    const add = (word: string, begin: Square, across: boolean) =>
      played.push({ word, square: writtenSquare(begin), player, move: index + 1, across, withdrawn, fits });
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
