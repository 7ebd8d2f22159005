import { done, type Outcome, refused } from '../outcome.ts';
import { withTiles } from './board.ts';
import { endingOf } from './ending.ts';
import { holdingAfter } from './holding.ts';
import type { TurnMove } from './move.ts';
import { tiedPlayers } from './order.ts';
import type { Problem } from './problem.ts';
import { scorePlay } from './score.ts';
import type { Action, Phase, State } from './state.ts';

/** What came of a move. */
export type Moved = Outcome<State, Problem>;

/** The turn of this player, who is next, with what follows from it. */
export function takeTurn(state: State, player: number, move: TurnMove): Moved {
  const rack = state.racks[player] ?? 0;
  if (move.kind === 'pass') return done(withTurn(state, player, { kind: 'pass' }));
  if (move.kind === 'exchange') {
    const { count } = move;
    if (!Number.isInteger(count) || count < 1) return refused({ kind: 'exchange-count' });
    if (count > rack) return refused({ kind: 'rack-too-small', rack, needed: count });
    if (count > state.bag) return refused({ kind: 'bag-too-small', bag: state.bag, needed: count });
    return done(withTurn(state, player, { kind: 'exchange', count }));
  }
  const played = scorePlay(state.board, move.tiles, rack);
  if (!played.ok) return played;
  const board = withTiles(state.board, move.tiles);
  return done(withTurn({ ...state, board }, player, { kind: 'play', play: played.value }));
}

function withTurn(state: State, player: number, action: Action): State {
  return settled({ ...state, turns: [...state.turns, { player, action, lost: [] }] });
}

/** The state with what follows from its order, its turns and the racks entered. */
export function settled(state: State): State {
  const players = state.setup.players.length;
  const { bag, racks } = holdingAfter(state.turns, players);
  const ending = endingOf(state.turns, { bag, racks });
  const left = state.left.map((letters, player) =>
    !ending ? null : ending.because === 'out' && ending.player === player ? '' : letters,
  );
  return { ...state, bag, racks, left, phase: phaseOf({ ...state, left }, ending?.because ?? null) };
}

function phaseOf({ order, turns, left }: State, over: 'out' | 'passes' | null): Phase {
  const tied = tiedPlayers(order);
  if (tied.length > 0) return { kind: 'order', players: tied };
  if (!over) return { kind: 'turn', player: order[turns.length % order.length]?.[0] ?? 0 };
  const missing = left.flatMap((letters, player) => (letters === null ? [player] : []));
  return missing.length > 0 ? { kind: 'racks', because: over, players: missing } : { kind: 'ended', because: over };
}
