import { done, refused } from '../outcome.ts';
import { EMPTY_BOARD, withoutTiles, withTiles } from './board.ts';
import type { TurnMove } from './move.ts';
import { pointsOfWords } from './play.ts';
import type { Action, State, Turn } from './state.ts';
import { type Moved, settled, takeTurn } from './turns.ts';
import { tooMany, unseenTiles } from './unseen.ts';

/** The game as it was before the turn with this index. */
export function stateBefore(state: State, turn: number): State {
  const turns = state.turns.slice(0, turn);
  const board = turns.reduce(
    (laid, { action }) => (action.kind === 'play' ? withTiles(laid, action.play.tiles) : laid),
    EMPTY_BOARD,
  );
  return settled({ ...state, turns, board, left: state.left.map(() => null) });
}

/** The game with another action in the turn with this index; all turns after it are taken once more. */
export function correct(state: State, turn: number, action: TurnMove): Moved {
  const wrong = state.turns[turn];
  if (!wrong) return refused({ kind: 'no-such-turn', turn });
  const corrected = retake(stateBefore(state, turn), wrong, action);
  if (!corrected.ok) return corrected;
  let after = corrected.value;
  for (const [index, later] of state.turns.entries()) {
    if (index <= turn) continue;
    const taken = retake(after, later, moveOf(later.action));
    if (!taken.ok) return refused({ kind: 'later-turn', turn: index, player: later.player, problem: taken.problem });
    after = taken.value;
  }
  return done(withRacks(after, state.left));
}

/** The move that the turn was; a play that was taken back was laid first. */
function moveOf(action: Action): TurnMove {
  if (action.kind === 'exchange') return { kind: 'exchange', count: action.count };
  return action.kind === 'pass' ? { kind: 'pass' } : { kind: 'play', tiles: action.play.tiles };
}

/** The turn taken again with this move, and what challenges of it were answered. */
function retake(state: State, turn: Turn, move: TurnMove): Moved {
  if (state.phase.kind !== 'turn') return refused({ kind: 'wrong-phase' });
  const taken = takeTurn(state, turn.player, move);
  return taken.ok ? done(withAnswers(taken.value, turn)) : taken;
}

/**
 * The state whose last turn has the answers that were given for `turn`. A play stays taken back if one of its wrong words
 * is still in it. A lost challenge stays lost; it counts what its words count now, where the play still has them all.
 */
function withAnswers(state: State, { action: before, lost }: Turn): State {
  const last = state.turns.at(-1);
  if (last?.action.kind !== 'play') return withLast(state, { lost });
  const { play } = last.action;
  const isFormed = (word: string) => play.words.some((formed) => formed.word === word);
  const recounted = lost.map((one) =>
    one.words.every(isFormed) ? { ...one, points: pointsOfWords(play, one.words) } : one,
  );
  const wrong = before.kind === 'taken-back' ? before.wrong.filter(isFormed) : [];
  if (before.kind !== 'taken-back' || wrong.length === 0) return withLast(state, { lost: recounted });
  const board = withoutTiles(state.board, play.tiles);
  return withLast({ ...state, board }, { lost: recounted, action: { ...before, play, wrong } });
}

function withLast(state: State, change: Partial<Turn>): State {
  const turns = state.turns.map((turn, index) => (index === state.turns.length - 1 ? { ...turn, ...change } : turn));
  return settled({ ...state, turns });
}

/** The racks that were entered before, where they are still possible; else they are asked for again. */
function withRacks(state: State, left: State['left']): State {
  if (state.phase.kind !== 'racks') return state;
  const fits = left.every((letters, player) => letters === null || [...letters].length === state.racks[player]);
  return fits && !tooMany(left.join(''), unseenTiles(state.board)) ? settled({ ...state, left }) : state;
}
