import type { Place } from './players.ts';

/** A score sheet as data, the same for both games: a column for each player, a row for each round or turn, and the sums below. */
export interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly sums: readonly SheetSum[];
}

/** Returns the total of each column. */
export function totalsOf({ sums }: Pick<Sheet, 'sums'>): readonly number[] {
  return sums.find(({ kind }) => kind === 'total')?.values ?? [];
}

/** A player's column. */
interface SheetColumn {
  /** Index of the player in the setup; columns stand in the order of play. */
  player: number;
  name: string;
  /** True if no player has more points; false for all before the first points. */
  leads: boolean;
  /** The place at the end of the game, 1 the winner; null before. */
  place: number | null;
}

/** A row of the sheet. */
export interface SheetRow {
  /** A round of 7slow; one turn of each player; or the points for tiles left at the end. */
  kind: 'round' | 'turn' | 'final';
  /** From 1. */
  number: number;
  /** One for each column. */
  cells: readonly SheetCell[];
}

/** A player's entries in one row. */
export interface SheetCell {
  /** In the order of play; empty while the player has not had this turn. */
  entries: readonly SheetEntry[];
  /** The player's points so far; null in an empty cell, and in games without a running total. */
  running: number | null;
}

/** A word, or another event that changes or could change the points. */
export interface SheetEntry {
  /** Upper case; empty if the player wrote no word, null for an entry without one, as a pass. */
  word: string | null;
  /** Further words made by the same play, upper case. */
  otherWords: readonly string[];
  /** Negative for a loss. */
  points: number;
  marks: readonly SheetMark[];
  /** True if it is crossed out: one of the two lowest words at the end (7slow), or a play that was taken back (school-en). */
  struck: boolean;
}

/** A mark beside an entry. */
export type SheetMark =
  /** 7slow: turned the timer, or was the lead player. */
  | 'fastest'
  /** 7slow: ticked the first or the second bonus field. */
  | 'bonus-1'
  | 'bonus-2'
  /** 7slow: no points and no bonus, after a challenge or because the players refused the word. */
  | 'refused'
  /** 7slow: an X for a challenge that failed, or for the solo timer on the lowest field. */
  | 'penalty'
  /** school-en: all seven tiles. */
  | 'all-tiles'
  | 'pass'
  | 'exchange'
  /** school-en: the tiles were taken back and the turn lost. */
  | 'taken-back'
  /** school-en: points lost by challenging a good word. */
  | 'challenge-lost'
  /** school-en: the tiles left on the player's own rack. */
  | 'own-rack'
  /** school-en: the tiles left on the others' racks. */
  | 'other-racks';

/** A row of sums below the rounds. */
interface SheetSum {
  kind: SheetSumKind;
  /** One for each column. */
  values: readonly number[];
}

/** Kinds of sums. */
export type SheetSumKind =
  /** 7slow: the best five words, or all while there are fewer. */
  | 'words'
  /** 7slow: all bonus fields. */
  | 'bonuses'
  /** 7slow: −2 for each X, below 0. */
  | 'penalties'
  /** school-en: all plays less lost challenges. */
  | 'plays'
  /** school-en: the tiles left at the end. */
  | 'racks'
  | 'total';

/** The data of the column heads. */
interface ColumnHeads {
  /** By player. */
  names: readonly string[];
  totals: readonly number[];
  ranking: readonly Place[];
  /** True once a player has won or lost points. */
  begun: boolean;
  ended: boolean;
}

/** Returns the columns of the players, in the given order of play. */
export function sheetColumns(
  order: readonly number[],
  { names, totals, ranking, begun, ended }: ColumnHeads,
): SheetColumn[] {
  const highest = Math.max(...totals);
  return order.map((player) => ({
    player,
    name: names[player] ?? '',
    leads: begun && totals[player] === highest,
    place: ended ? (ranking.find((one) => one.player === player)?.place ?? null) : null,
  }));
}
