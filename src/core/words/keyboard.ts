/** Rows of letter keys, from the top. */
export type Keyboard = readonly string[];

export const QWERTY: Keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export const QWERTZ: Keyboard = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'];

/** Positions in a row: more than twice the keys of any row, so that rows cannot be confused. */
const ROW = 32;

/**
 * Returns, for each letter, the letters of the neighbouring keys, in one row or in adjacent rows. Letters that need more than one key have no
 * neighbours.
 */
export function touchingKeys(keyboard: Keyboard): ReadonlyMap<string, string> {
  const keys = keyboard.flatMap((letters, row) =>
    [...letters].map((letter, key) => ({ letter, place: row * ROW + key })),
  );
  // Each row starts half a key to the right of the row above.
  const touch = (apart: number): boolean => apart === 1 || apart === ROW || apart === ROW - 1;
  const touching = (place: number): string =>
    keys
      .filter((other) => touch(Math.abs(place - other.place)))
      .map(({ letter }) => letter)
      .join('');
  return new Map(keys.map(({ letter, place }) => [letter, touching(place)]));
}
