import type { Place } from './ranking.ts';
import type { SheetColumn } from './sheet.ts';

/** What the columns of a sheet are headed with. */
interface Standing {
  /** By player. */
  names: readonly string[];
  totals: readonly number[];
  ranking: readonly Place[];
  /** Has anybody won or lost points yet? */
  begun: boolean;
  ended: boolean;
}

/** The columns for the players in this order: who leads, and the places once the game has ended. */
export function sheetColumns(
  order: readonly number[],
  { names, totals, ranking, begun, ended }: Standing,
): SheetColumn[] {
  const highest = Math.max(...totals);
  return order.map((player) => ({
    player,
    name: names[player] ?? '',
    leads: begun && totals[player] === highest,
    place: ended ? (ranking.find((one) => one.player === player)?.place ?? null) : null,
  }));
}
