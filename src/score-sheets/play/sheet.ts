/**
 * A score sheet as data, the same for both games: a column for each player, a row for each round or turn, the sums
 * below. It names what happened; the interface has the words for it.
 */
export interface Sheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly sums: readonly SheetSum[];
}

/** The total of each column. */
export function totalsOf({ sums }: Pick<Sheet, 'sums'>): readonly number[] {
  return sums.find(({ kind }) => kind === 'total')?.values ?? [];
}

/** A player's column. */
export interface SheetColumn {
  /** Index of the player in the setup; columns stand in the order of play. */
  player: number;
  name: string;
  /** Has nobody more by now? False for all before the first points. */
  leads: boolean;
  /** The place at the end of the game, 1 the winner; null before. */
  place: number | null;
}

/** What all players have had in one round. */
export interface SheetRow {
  /** A round of 7slow, one time around the table, or what is added and taken off after the last turn. */
  kind: 'round' | 'turn' | 'final';
  /** From 1. */
  number: number;
  /** One a column. */
  cells: readonly SheetCell[];
}

/** What one player has had in one round. */
export interface SheetCell {
  /** What is written in the cell, in the order in which it came; none while the player has not had this turn. */
  entries: readonly SheetEntry[];
  /** The player's points up to here where the game keeps them; null where it does not, or the cell is empty. */
  running: number | null;
}

/** A word or another thing that counts. */
export interface SheetEntry {
  /** Upper case; empty where the player wrote nothing, null where no word belongs, as in a pass. */
  word: string | null;
  /** Further words made by the same play, upper case. */
  otherWords: readonly string[];
  /** What it counts, below 0 for a loss. */
  points: number;
  marks: readonly SheetMark[];
  /** Is it crossed out: of the two lowest words at the end (7slow), or a play that was taken back (school-en)? */
  struck: boolean;
}

/** What is marked beside an entry. */
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
export interface SheetSum {
  kind: SheetSumKind;
  /** One a column. */
  values: readonly number[];
}

/** What is summed up. */
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
