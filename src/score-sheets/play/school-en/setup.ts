/** How a game of the school tournament is played. */
export interface Setup {
  /** Names of the two to four players or teams, as they are entered; the order of play is drawn (rule 1). */
  readonly players: readonly string[];
  readonly time: TurnTime;
}

/** Time for a turn (school-en rule 4). Of rounds between the first and the final the document says nothing. */
export type TurnTime =
  | { readonly round: 'first' }
  | { readonly round: 'final' }
  | { readonly round: 'other'; readonly seconds: number };

/** Players or teams at one board (rule 1). */
export const FEWEST_PLAYERS = 2;
/** The same, at most. */
export const MOST_PLAYERS = 4;

/** Length of a turn, milliseconds. */
export function turnLength(time: TurnTime): number {
  if (time.round === 'first') return 120_000;
  return time.round === 'final' ? 90_000 : time.seconds * 1000;
}
