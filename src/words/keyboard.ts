/** Rows of letter keys, from the top. A key has those beside it for neighbours, and those it touches in the rows above and below. */
export type Keyboard = readonly string[];

export const QWERTY: Keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export const QWERTZ: Keyboard = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'];

/** Do the keys of two letters touch? A letter that needs more than one key touches none. */
export function touch(keyboard: Keyboard, one: string, other: string): boolean {
  const from = place(keyboard, one);
  const to = place(keyboard, other);
  const apart = Math.abs(from - to);
  // Each row starts half a key further to the right than the one above it.
  return from >= 0 && to >= 0 && (apart === 1 || apart === ROW || apart === ROW - 1);
}

/** Places in a row: more than twice as many as any row has keys, so that no two rows are mistaken for one. */
const ROW = 32;

/** Row after row; -1 where no key has the letter. */
function place(keyboard: Keyboard, letter: string): number {
  for (let row = 0; letter !== '' && row < keyboard.length; row++) {
    const column = keyboard[row]?.indexOf(letter) ?? -1;
    if (column >= 0) return row * ROW + column;
  }
  return -1;
}
