/** Rows of letter keys, from the top. A key has those beside it for neighbours, and those it touches in the rows above and below. */
export type Keyboard = readonly string[];

export const QWERTY: Keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export const QWERTZ: Keyboard = ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'];

/** Do the keys of two letters touch? A letter that needs more than one key touches none. */
export function touch(keyboard: Keyboard, one: string, other: string): boolean {
  const [row, column] = place(keyboard, one);
  const [otherRow, otherColumn] = place(keyboard, other);
  if (row < 0 || otherRow < 0) return false;
  if (row === otherRow) return Math.abs(column - otherColumn) === 1;
  // Each row starts half a key further to the right than the one above it.
  const [upper, lower] = row < otherRow ? [column, otherColumn] : [otherColumn, column];
  return Math.abs(row - otherRow) === 1 && (lower === upper || lower === upper - 1);
}

function place(keyboard: Keyboard, letter: string): [row: number, column: number] {
  const row = letter === '' ? -1 : keyboard.findIndex((keys) => keys.includes(letter));
  return [row, keyboard[row]?.indexOf(letter) ?? -1];
}
