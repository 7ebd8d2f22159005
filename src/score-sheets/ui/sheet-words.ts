import { message, underscored } from '../../ui/message.ts';
import {
  type Sheet,
  type SheetEntry,
  type SheetMark,
  type SheetRow,
  type SheetSumKind,
  totalsOf,
} from '../play/sheet.ts';

/** Signs of marks; other marks are written out. */
export const MARK_SIGNS: Partial<Record<SheetMark, string>> = {
  fastest: '⏳',
  'bonus-1': '+1',
  'bonus-2': '+2',
  refused: '✗',
  penalty: '−2',
  'all-tiles': '+50',
};

/** Returns the name of a mark: `bonus-1` → “first bonus, +1”. */
export function markName(mark: SheetMark): string {
  return message(`game_mark_${underscored(mark)}`);
}

/** Returns the name of a row: `round`, 3 → “Round 3”. */
export function rowName(kind: SheetRow['kind'], number: number): string {
  return message(`game_row_${kind}`, number);
}

/** Returns the name of a row of sums. */
export function sumName(kind: SheetSumKind): string {
  return message(`game_sum_${kind}`);
}

/** Returns points as text, with a minus sign instead of a hyphen. */
export function pointsText(points: number): string {
  return String(points).replace('-', '−');
}

/** Returns the result in one line, best first: “1. Ania 121, 2. Marek 97”. Before the end it has no places. */
export function resultText({ columns, sums }: Sheet): string {
  const totals = totalsOf({ sums });
  return columns
    .map(({ name, place }, column) => ({ name, place, total: totals[column] ?? 0 }))
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0) || other.total - one.total)
    .map(({ name, place, total }) => `${place === null ? '' : `${place}. `}${name} ${pointsText(total)}`)
    .join(', ');
}

/**
 * Returns the sheet as text: the result in the first line, then each row.
 * @param title title of the game
 */
export function sheetText(title: string, sheet: Sheet): string {
  const { columns, rows } = sheet;
  const lines = rows.flatMap(({ kind, number, cells }) => {
    const written = cells.flatMap(({ entries }, column) =>
      entries.map((entry) => `${columns[column]?.name ?? ''}: ${entryText(entry)}`),
    );
    return written.length > 0 ? [`${rowName(kind, number)} · ${written.join(' · ')}`] : [];
  });
  return [`${title}: ${resultText(sheet)}`, ...lines].join('\n');
}

/** Returns an entry as text: “SNOPOWIĄZAŁKA 18 +1”. A struck entry is in brackets. */
function entryText({ word, otherWords, points, marks, struck }: SheetEntry): string {
  const words = word === null ? [] : [[word || message('game_no_word'), ...otherWords].join(', ')];
  const text = [...words, pointsText(points), ...marks.map((mark) => MARK_SIGNS[mark] ?? markName(mark))].join(' ');
  return struck ? `(${text})` : text;
}
