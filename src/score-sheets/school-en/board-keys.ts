import { placeOf, SIZE, SQUARES, type Square } from '../play/school-en/board.ts';

/**
 * The square that a key moves to; the same square at the edge.
 * @param key with `ctrlKey`, Home and End move to the corners of the board
 * @returns undefined for other keys
 */
export function stepOnBoard(
  from: Square,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Square | undefined {
  const { row, column } = placeOf(from);
  switch (key) {
    case 'ArrowRight':
      return column + 1 < SIZE ? from + 1 : from;
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from;
    case 'ArrowDown':
      return row + 1 < SIZE ? from + SIZE : from;
    case 'ArrowUp':
      return row > 0 ? from - SIZE : from;
    case 'Home':
      return ctrlKey ? 0 : from - column;
    case 'End':
      return ctrlKey ? SQUARES - 1 : from - column + SIZE - 1;
    default:
      return undefined;
  }
}
