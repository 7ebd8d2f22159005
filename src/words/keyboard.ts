/** Rows of letter keys, from the top. */
export type Keyboard = readonly string[];

export const QWERTY: Keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export const QWERTZ: Keyboard = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'];

/**
 * Returns true when the keys of two letters are neighbours, in one row or in adjacent rows. Letters that need more than one key have no
 * neighbours.
 */
export function touch(keyboard: Keyboard, one: string, other: string): boolean {
  const from = place(keyboard, one);
  const to = place(keyboard, other);
  const apart = Math.abs(from - to);
  // Each row starts half a key to the right of the row above.
  return from >= 0 && to >= 0 && (apart === 1 || apart === ROW || apart === ROW - 1);
}

/** Positions in a row: more than twice the keys of any row, so that rows cannot be confused. */
const ROW = 32;

/** Returns the position of a letter's key, row after row; -1 if no key has it. */
function place(keyboard: Keyboard, letter: string): number {
  for (let row = 0; letter !== '' && row < keyboard.length; row++) {
    const column = keyboard[row]?.indexOf(letter) ?? -1;
    if (column >= 0) return row * ROW + column;
  }
  return -1;
}
