import type { PlacedTile, Tile } from '../play/school-en/board.ts';
import type { State } from '../play/school-en/state.ts';
import { tilePoints } from '../play/school-en/tile-set.ts';
import type { ShownTile } from './board.tsx';

/** The board to display: its tiles, the last play marked, and the tiles being laid. */
export function shownBoard({ board, turns }: State, placed: readonly PlacedTile[]): (ShownTile | undefined)[] {
  const last = turns.at(-1)?.action;
  const marked = new Set(last?.kind === 'play' ? last.play.tiles.map(({ square }) => square) : []);
  const drafted = new Map(placed.map((tile) => [tile.square, tile]));
  return board.map((laid, square) => {
    const draft = drafted.get(square);
    if (draft) return shown(draft, 'draft');
    return laid ? shown(laid, marked.has(square) ? 'last' : 'laid') : undefined;
  });
}

function shown({ letter, blank }: Tile, state: ShownTile['state']): ShownTile {
  return { letter, blank, points: tilePoints(letter, { blank }), state };
}
