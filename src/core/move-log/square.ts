/** Where a play begins, and which way it goes. */
export interface Square {
  /** From 0. */
  row: number;
  column: number;
  down: boolean;
}

/** Squares in a row of the largest board that is sold. */
export const LARGEST_BOARD = 21;

const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTU';

/** `8D` goes across, `D8` down. */
const ACROSS = /^(\d{1,2})([A-U])$/i;
const DOWN = /^([A-U])(\d{1,2})$/i;

/** The square that players write so; null for what is none. Brackets, colons and commas around it are left out. */
export function readSquare(written: string): Square | null {
  const bare = written.replace(/^[([]|[)\]:,.]+$/g, '');
  const across = ACROSS.exec(bare);
  const down = DOWN.exec(bare);
  const [row, column] = across ? [across[1], across[2]] : down ? [down[2], down[1]] : [];
  if (!row || !column || Number(row) < 1 || Number(row) > LARGEST_BOARD) return null;
  return { row: Number(row) - 1, column: COLUMNS.indexOf(column.toUpperCase()), down: down !== null };
}

/** As players write it: the row first across, the column first down. */
export function writtenSquare({ row, column, down }: Square): string {
  const letter = COLUMNS[column] ?? '';
  return down ? `${letter}${row + 1}` : `${row + 1}${letter}`;
}
