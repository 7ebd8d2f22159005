import type { Bonus } from './card.ts';
import { type RoundPoints, roundPoints } from './round-points.ts';
import { soloRounds } from './solo.ts';
import type { Round, State } from './state.ts';

/** Result of a round, by player. */
export interface RoundResult extends RoundPoints {
  /** The bonus field ticked, which is worth as much: +1 for the first, +2 for the second; 0 for none. */
  bonuses: readonly Bonus[];
}

/** The points and bonuses of a round that has begun, counted from 1. Bonuses come as soon as they are certain. */
export function roundResult(state: State, round: number): RoundResult {
  const { scores, points } = roundPoints(state, round);
  const begun = state.rounds[round - 1];
  if (!begun) return { scores, points, bonuses: points.map(() => 0) };
  const bonuses: Bonus[] =
    state.setup.mode.kind === 'solo'
      ? [soloRounds(state)[round - 1]?.bonus ?? 0]
      : points.map((_, player) => bonusOf(player, begun, points));
  return { scores, points, bonuses };
}

/**
 * The bonus of a player in a game of several (7slow PUNKTACJA). A word that was refused gets none (7slow WYZWANIA); it
 * counts 0 for the others, who beat a fastest player without points as they would any other.
 */
function bonusOf(player: number, round: Round, points: readonly number[]): Bonus {
  const { fastest, words } = round;
  if (fastest === null || !words[fastest] || !counts(round, player)) return 0;
  const own = points[player] ?? 0;
  if (player !== fastest) return own > (points[fastest] ?? 0) ? 1 : 0;
  if (words.includes(null)) return 0;
  const opponents = points.filter((_, other) => other !== player);
  const matched = opponents.filter((other) => own >= other).length;
  return matched >= toMatch(opponents.length) ? 2 : 0;
}

/** Returns true when there is a word that may win a bonus. */
function counts(round: Round, player: number): boolean {
  const written = round.words[player];
  return !!written && written.word !== '' && !written.refusal;
}

/**
 * How many opponents the fastest player has to match: all of them with two to four players, three with five or six.
 * "His three opponents" does not say which three; any three it is, so those whom he matches: were it the best three,
 * the document would say "the best player" as for fewer players.
 */
function toMatch(opponents: number): number {
  return Math.min(opponents, 3);
}
