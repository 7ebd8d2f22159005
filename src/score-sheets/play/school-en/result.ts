import { type Place, ranking } from '../ranking.ts';
import { sum } from '../sum.ts';
import type { State } from './state.ts';
import { rackPoints } from './tile-set.ts';

/** Where the game stands, or how it ended. */
export interface Result {
  readonly players: readonly PlayerResult[];
  /** From the first to the last place; equal totals share one, as the document knows nothing else to go by. */
  readonly ranking: readonly Place[];
}

/** The points of one player. */
export interface PlayerResult {
  /** All plays that stand. */
  readonly plays: number;
  /** Lost by challenging good words (rule 11), not below 0. */
  readonly lost: number;
  /** The tiles left on the own rack (rule 13), not below 0; 0 while they are not entered. */
  readonly ownRack: number;
  /** The tiles left on the others' racks, for the player who went out (rule 13). */
  readonly otherRacks: number;
  readonly total: number;
}

/** Points and places of a game in any state. */
export function result(state: State): Result {
  const racks = state.left.map((letters) => rackPoints(letters ?? ''));
  const out = outPlayer(state);
  const players = state.setup.players.map((_, player): PlayerResult => {
    const plays = sum(state.turns.map((turn) => (turn.player === player ? pointsOf(turn.action) : 0)));
    const challenges = state.turns.flatMap(({ lost }) => lost).filter(({ challenger }) => challenger === player);
    const lost = sum(challenges.map(({ points }) => points));
    const ownRack = racks[player] ?? 0;
    // The own rack is empty then.
    const otherRacks = player === out ? sum(racks) : 0;
    return { plays, lost, ownRack, otherRacks, total: plays - lost - ownRack + otherRacks };
  });
  return { players, ranking: ranking(players.map(({ total }) => [total])) };
}

/** The player who ended the game by laying the last tile; null when nobody did. */
function outPlayer({ phase, turns }: State): number | null {
  const over = (phase.kind === 'racks' || phase.kind === 'ended') && phase.because === 'out';
  return over ? (turns.at(-1)?.player ?? null) : null;
}

/** What a turn brings its player. */
export function pointsOf(action: State['turns'][number]['action']): number {
  return action.kind === 'play' ? action.play.points : 0;
}
