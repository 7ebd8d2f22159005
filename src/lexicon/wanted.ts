/**
 * Which words are looked for: by a pattern, or by the tiles of a rack. A word is read letter by letter; what has been read so far is a
 * number, so that ways through an automaton which have come to the same can be told to be the same.
 */

/** Stands for any one letter in a pattern, and for a blank on a rack. */
export const ANY_LETTER = '?';
/** Stands for any letters in a pattern, or for none. */
export const ANY_LETTERS = '*';

/** Letters and `?` of a pattern: a place after each has to fit into 31 bits. */
export const LONGEST_PATTERN = 29;
/** Tiles of a rack: the sets of tiles that may be left have to fit into 31 bits. */
export const MOST_TILES = 20;

/** No word that is looked for begins like this. */
export const NO_WAY = -1;

/** Reads words letter by letter, each as its number in one alphabet, from 1. */
export interface Matcher {
  /** Before the first letter. */
  readonly start: number;
  /** What has been read after one more letter, or NO_WAY. */
  after(read: number, letter: number): number;
  /** Is what has been read a word that is looked for? */
  isWhole(read: number): boolean;
}

/** Makes the matcher for an alphabet: its letters in the order of their numbers. */
export type Wanted = (alphabet: string) => Matcher;

/**
 * Words of the form of a pattern, such as `?k*`.
 * @param pattern letters, `?` and `*`; of letters and `?` at most LONGEST_PATTERN.
 * @param letters that `?` and `*` stand for.
 */
export function ofPattern(pattern: string, letters: string): Wanted {
  const places = [...pattern].filter((sign) => sign !== ANY_LETTERS);
  // By place, from the first on: may any letters stand there? Bit i for the place after i letters.
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
 * Words that can be laid with the tiles of a rack.
 * @param rack letters, and `?` for blanks; at most MOST_TILES.
 * @param letters that a blank stands for.
 * @param all with all of the tiles, or also with some of them.
 */
export function ofRack(rack: string, letters: string, { all }: { all: boolean }): Wanted {
  const tiles = new Map<string, number>();
  for (const tile of rack) tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
  // How many of each are left, as the digits of one number: each kind of tile has its place and its base.
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
        // The letter's own tile first: a blank can be put in its place later, never the other way round.
        if (tile && isLeft(left, tile)) return left - tile.one;
        return blank && mayBeBlank[letter] && isLeft(left, blank) ? left - blank.one : NO_WAY;
      },
      isWhole: (left) => !all || left === 0,
    };
  };
}

/** Is the word one of those that are looked for? */
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

/** A number for each letter of an alphabet, by the letter's own number. */
function lettersByNumber(alphabet: string, of: (letter: string) => number): Int32Array {
  return Int32Array.from([0, ...[...alphabet].map(of)]);
}
