import { type Place, ranking } from '../ranking.ts';
import { sum } from '../sum.ts';
import { roundResult } from './round-result.ts';
import { SOLO_GOAL } from './setup.ts';
import { soloRounds } from './solo.ts';
import type { State } from './state.ts';

/** Where the game stands, or how it ended. */
export interface Result {
  readonly players: readonly PlayerResult[];
  /** From the first to the last place. */
  readonly ranking: readonly Place[];
  /** What decided between players with the highest total; null when only one has it. */
  readonly tieBreak: TieBreak | null;
  /** True when the goal of the solo game was reached; null in other games. */
  readonly soloWon: boolean | null;
}

/** The words that differ first, 1 for the best ones; `shared` when all five are equal (7slow WYZWANIA). */
export type TieBreak = { kind: 'word'; nth: number } | { kind: 'shared' };

/** The points of one player. */
export interface PlayerResult {
  /** Points of the words by round begun. */
  readonly rounds: readonly number[];
  /** Indices into `rounds` of the best five, or of all while there are no more. */
  readonly counted: readonly number[];
  /** The points of those, best first. */
  readonly best: readonly number[];
  /** The sum of those. */
  readonly words: number;
  /** All bonus fields, those of words that do not count too (7slow KONIEC GRY). */
  readonly bonuses: number;
  /** Number of X. */
  readonly penalties: number;
  readonly total: number;
}

/** Words that count at the end (7slow KONIEC GRY). */
const COUNTED = 5;

/** Points that an X costs. */
const PENALTY_POINTS = 2;

/** Returns points, places and what decided a tie, of a game in any state. */
export function result(state: State): Result {
  const rounds = state.rounds.map((_, index) => roundResult(state, index + 1));
  const soloPenalties = soloRounds(state).filter(({ penalty }) => penalty).length;
  const players = state.setup.players.map((_, player): PlayerResult => {
    const points = rounds.map((round) => round.points[player] ?? 0);
    const counted = points
      .map((_, index) => index)
      .sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0) || one - other)
      .slice(0, COUNTED);
    const best = counted.map((index) => points[index] ?? 0);
    const words = sum(best);
    const bonuses = sum(rounds.map((round) => round.bonuses[player] ?? 0));
    const penalties = state.failed.filter(({ challenger }) => challenger === player).length + soloPenalties;
    const total = words + bonuses - PENALTY_POINTS * penalties;
    return { rounds: points, counted, best, words, bonuses, penalties, total };
  });
  const { mode } = state.setup;
  return {
    players,
    ranking: ranking(players.map(({ total, best }) => [total, ...best])),
    tieBreak: tieBreakOf(players),
    soloWon: mode.kind === 'solo' ? (players[0]?.total ?? 0) >= SOLO_GOAL[mode.level] : null,
  };
}

function tieBreakOf(players: readonly PlayerResult[]): TieBreak | null {
  const highest = Math.max(...players.map(({ total }) => total));
  let tied = players.filter(({ total }) => total === highest);
  if (tied.length < 2) return null;
  for (let nth = 1; nth <= COUNTED; nth++) {
    const best = Math.max(...tied.map((one) => one.best[nth - 1] ?? 0));
    tied = tied.filter((one) => (one.best[nth - 1] ?? 0) === best);
    if (tied.length === 1) return { kind: 'word', nth };
  }
  return { kind: 'shared' };
}
