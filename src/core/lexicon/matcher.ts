/**
 * Matchers for searches: by a pattern, or by the tiles of a rack. A matcher reads a word letter by letter. Its state is a number, so paths
 * of an automaton with the same state can be recognised as equal.
 */

/** Stands for any one letter in a pattern, and for a blank on a rack. */
export const ANY_LETTER = '?';
/** Stands for any letters in a pattern, or for none. */
export const ANY_LETTERS = '*';

/** Maximum number of letters and `?` of a pattern: the place after each must fit into 31 bits. */
export const LONGEST_PATTERN = 29;
/** Maximum number of tiles of a rack: the sets of tiles left must fit into 31 bits. */
export const MOST_TILES = 20;

/** State without a match: no matching word begins like this. */
export const NO_WAY = -1;

/** Reads words letter by letter, each as its number in one alphabet, from 1. */
export interface Matcher {
  /** State before the first letter. */
  readonly start: number;
  /** Returns the state after one more letter, or NO_WAY. */
  after(read: number, letter: number): number;
  /** Returns true when the state is the end of a match. */
  isWhole(read: number): boolean;
}

/** Creates the matcher for an alphabet, whose letters are in the order of their numbers. */
export type Wanted = (alphabet: string) => Matcher;

/**
 * Matches words of a pattern, such as `?k*`.
 * @param pattern letters, `?` and `*`; at most LONGEST_PATTERN letters and `?`
 * @param letters for which `?` and `*` stand
 */
export function ofPattern(pattern: string, letters: string): Wanted {
  const places = [...pattern].filter((sign) => sign !== ANY_LETTERS);
  // The set of places where any letters may stand. Bit i is the place after i letters.
  let loose = 0;
  let place = 0;
  for (const sign of pattern) {
    if (sign === ANY_LETTERS) loose |= 1 << place;
    else place++;
  }
  const end = 1 << places.length;
  return (alphabet) => {
    const fits = lettersByNumber(alphabet, (letter) => {
      const isAny = letters.includes(letter);
      return places.reduce(
        (bits, sign, i) => (sign === letter || (isAny && sign === ANY_LETTER) ? bits | (1 << i) : bits),
        0,
      );
    });
    const stays = lettersByNumber(alphabet, (letter) => (letters.includes(letter) ? loose : 0));
    return {
      start: 1,
      after: (read, letter) => ((read & (fits[letter] as number)) << 1) | (read & (stays[letter] as number)) || NO_WAY,
      isWhole: (read) => (read & end) !== 0,
    };
  };
}

/**
 * Matches words that can be made of the tiles of a rack.
 * @param rack letters, and `?` for blanks; at most MOST_TILES
 * @param letters for which a blank stands
 * @param all true: with all tiles; false: with some or all
 */
export function ofRack(rack: string, letters: string, { all }: { all: boolean }): Wanted {
  const tiles = new Map<string, number>();
  for (const tile of rack) tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
  // The number of tiles left of each kind, as digits of one number with a base for each kind.
  const places = new Map<string, { one: number; base: number }>();
  let full = 0;
  let one = 1;
  for (const [tile, count] of tiles) {
    places.set(tile, { one, base: count + 1 });
    full += one * count;
    one *= count + 1;
  }
  const isLeft = (left: number, { one, base }: { one: number; base: number }) => Math.floor(left / one) % base > 0;
  const blank = places.get(ANY_LETTER);
  return (alphabet) => {
    const ofLetter = [
      undefined,
      ...[...alphabet].map((letter) => (letter === ANY_LETTER ? undefined : places.get(letter))),
    ];
    const mayBeBlank = [false, ...[...alphabet].map((letter) => letters.includes(letter))];
    return {
      start: full,
      after(left, letter) {
        const tile = ofLetter[letter];
        // The letter's own tile is used before a blank: a blank can replace it later, but not the other way round.
        if (tile && isLeft(left, tile)) return left - tile.one;
        return blank && mayBeBlank[letter] && isLeft(left, blank) ? left - blank.one : NO_WAY;
      },
      isWhole: (left) => !all || left === 0,
    };
  };
}

/** Returns true when the word matches. */
export function isWanted(word: string, wanted: Wanted): boolean {
  const alphabet = [...new Set(word)].join('');
  const { start, after, isWhole } = wanted(alphabet);
  let read = start;
  for (const letter of word) {
    read = after(read, alphabet.indexOf(letter) + 1);
    if (read === NO_WAY) return false;
  }
  return isWhole(read);
}

/** Returns a value for each letter of an alphabet, by letter number. */
function lettersByNumber(alphabet: string, of: (letter: string) => number): Int32Array {
  return Int32Array.from([0, ...[...alphabet].map(of)]);
}
