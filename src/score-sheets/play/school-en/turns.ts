import { done, type Outcome, refused } from '../record.ts';
import { withTiles } from './board.ts';
import type { GameError, TurnMove } from './move.ts';
import { scorePlay } from './score.ts';
import type { Action, Phase, State, Turn } from './state.ts';
import { type Holding, holdingAfter } from './tiles.ts';

/** The players in the order of play, in groups. The order within a group is not known yet. */
type Order = readonly (readonly number[])[];

/** Returns the players who have drawn the same letter as another and draw again. */
function tiedPlayers(order: Order): number[] {
  return order.filter((group) => group.length > 1).flat();
}

/**
 * Returns the order after a draw of the tied players: all play in the order of their letters, nearest to A first (rule 1; the English text
 * names the first player only, the Turkish text all). The document does not mention blanks: a blank comes before A, as is usual.
 */
export function orderAfter(order: Order, letters: Readonly<Record<number, string>>): Order {
  // `?` sorts before the letters.
  const rank = (player: number) => letters[player] ?? '';
  return order.flatMap((group) => {
    if (group.length === 1) return [group];
    const ranks = [...new Set(group.map(rank))].sort();
    return ranks.map((letter) => group.filter((player) => rank(player) === letter));
  });
}

/** The end of a game: a rack is empty with an empty bag, or all players have passed twice in a row. */
type Ending = { because: 'out'; player: number } | { because: 'passes' };

/** Number of passes in a row of each player that end the game. */
const PASSES = 2;

/**
 * Returns the end of the game (rule 12); null while it continues. A turn lost by a challenge counts as a pass, because the Turkish text of
 * rule 11 says that its player passes. An exchange does not.
 */
function endingOf(turns: readonly Turn[], { bag, racks }: Holding): Ending | null {
  const out = racks.indexOf(0);
  if (bag === 0 && out >= 0) return { because: 'out', player: out };
  const last = turns.slice(-PASSES * racks.length);
  const passed = last.every(({ action }) => action.kind === 'pass' || action.kind === 'taken-back');
  return last.length === PASSES * racks.length && passed ? { because: 'passes' } : null;
}

/** Result of a move. */
export type Moved = Outcome<State, GameError>;

/** Returns the state after a turn of this player, who is next. */
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

/** Returns the state with bag, racks and phase computed from its order, its turns and the racks entered. */
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
