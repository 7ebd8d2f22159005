import type { Move } from '../games/7slow/move.ts';
import type { State } from '../games/7slow/state.ts';
import { message } from '../ui/message.ts';

/** The move in a few words, as it stands after “Undo: ”. */
export function moveName(move: Move, { setup }: State): string {
  const by = 'player' in move ? move.player : 'author' in move ? move.author : undefined;
  const name = by === undefined ? '' : (setup.players[by]?.name ?? '');
  return message(`game_7slow_move_${move.kind}`, name);
}

/**
 * Were the two moves one step for the players? A challenge is entered with its answer; a word that certainly clashes is
 * refused as it is written.
 */
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
