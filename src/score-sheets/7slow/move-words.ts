import { message } from '../../ui/message.ts';
import type { Move } from '../play/7slow/move.ts';
import type { State } from '../play/7slow/state.ts';

/** A short description of the move, as it appears after “Undo: ”. */
export function moveName(move: Move, { setup }: State): string {
  const by = 'player' in move ? move.player : 'author' in move ? move.author : undefined;
  const name = by === undefined ? '' : (setup.players[by]?.name ?? '');
  return message(`game_7slow_move_${move.kind}`, name);
}

/** Whether the two moves are one step for the players: a challenge and its answer, or a word and its refusal for a certain clash. */
export function movedTogether(earlier: Move, later: Move): boolean {
  if (earlier.kind === 'challenge') return later.kind === 'answer';
  return (
    earlier.kind === 'word' &&
    later.kind === 'refuse' &&
    later.because === 'family' &&
    earlier.player === later.player &&
    earlier.round === later.round
  );
}
