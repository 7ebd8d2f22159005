import { done, refused } from '../record.ts';
import { EMPTY_BOARD, withoutTiles, withTiles } from './board.ts';
import type { TurnMove } from './move.ts';
import { type Action, pointsOfWords, type State, type Turn } from './state.ts';
import { tooMany, unseenTiles } from './tiles.ts';
import { type Moved, settled, takeTurn } from './turns.ts';

/** Returns the game as it was before the turn with this index. */
export function stateBefore(state: State, turn: number): State {
  const turns = state.turns.slice(0, turn);
  const board = turns.reduce(
    (tiles, { action }) => (action.kind === 'play' ? withTiles(tiles, action.play.tiles) : tiles),
    EMPTY_BOARD,
  );
  return settled({ ...state, turns, board, left: state.left.map(() => null) });
}

/** Returns the game with another action in the turn with this index. All later turns are taken again. */
export function correct(state: State, turn: number, action: TurnMove): Moved {
  const wrong = state.turns[turn];
  if (!wrong) return refused({ kind: 'no-such-turn', turn });
  const corrected = retake(stateBefore(state, turn), wrong, action);
  if (!corrected.ok) return corrected;
  let after = corrected.value;
  for (const [index, later] of state.turns.entries()) {
    if (index <= turn) continue;
    const taken = retake(after, later, moveOf(later.action));
    if (!taken.ok) return refused({ kind: 'later-turn', turn: index, player: later.player, error: taken.error });
    after = taken.value;
  }
  return done(withRacks(after, state.left));
}

/** Returns the move of a turn; for a play that was taken back, the play. */
function moveOf(action: Action): TurnMove {
  if (action.kind === 'exchange') return { kind: 'exchange', count: action.count };
  return action.kind === 'pass' ? { kind: 'pass' } : { kind: 'play', tiles: action.play.tiles };
}

/** Takes a turn again with this move, and restores the results of its challenges. */
function retake(state: State, turn: Turn, move: TurnMove): Moved {
  if (state.phase.kind !== 'turn') return refused({ kind: 'wrong-phase' });
  const taken = takeTurn(state, turn.player, move);
  return taken.ok ? done(withAnswers(taken.value, turn)) : taken;
}

/**
 * Returns the state with the results of earlier challenges in its last turn. A play stays taken back if it still has one of its wrong words.
 * A lost challenge stays lost. It costs the present points of its words if the play still has all of them, else the former points.
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

/** Returns the state with the racks entered before, if they are still possible; otherwise they have to be entered again. */
function withRacks(state: State, left: State['left']): State {
  if (state.phase.kind !== 'racks') return state;
  const fits = left.every((letters, player) => letters === null || [...letters].length === state.racks[player]);
  return fits && !tooMany(left.join(''), unseenTiles(state.board)) ? settled({ ...state, left }) : state;
}
