import { roundResult } from './round-result.ts';
import type { State } from './state.ts';

/**
 * The lead player of the round after those of the state, in an untimed game (7slow WARIANTY): who has the fewest +2,
 * among these who has the fewest +1, and among these who sits next to the left of the last lead. Null in other games.
 */
export function nextLead(state: State): number | null {
  const { mode, players } = state.setup;
  if (mode.kind !== 'untimed') return null;
  const last = state.rounds.at(-1);
  if (!last) return mode.lead;
  const bonuses = state.rounds.map((_, index) => roundResult(state, index + 1).bonuses);
  const ticks = (player: number, field: 1 | 2) => bonuses.filter((ofRound) => ofRound[player] === field).length;
  const seatsToTheLeft = (player: number) => (player - (last.fastest ?? 0) - 1 + players.length) % players.length;
  const order = players
    .map((_, player) => player)
    .sort(
      (one, other) =>
        ticks(one, 2) - ticks(other, 2) ||
        ticks(one, 1) - ticks(other, 1) ||
        seatsToTheLeft(one) - seatsToTheLeft(other),
    );
  return order[0] ?? null;
}

/**
 * The state with the lead of its last round, which later corrections of earlier rounds may still change. The leads of
 * the rounds before stay: they were played so, whatever a correction says about who should have led.
 */
export function withLead(state: State): State {
  const last = state.rounds.at(-1);
  if (state.setup.mode.kind !== 'untimed' || state.finished || !last) return state;
  const before = state.rounds.slice(0, -1);
  return { ...state, rounds: [...before, { ...last, fastest: nextLead({ ...state, rounds: before }) }] };
}
