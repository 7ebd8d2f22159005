import type { Turn } from './state.ts';
import { RACK, TILES } from './tile-set.ts';

/** Number of tiles in the bag and on the racks, by player. */
export interface Holding {
  bag: number;
  racks: readonly number[];
}

/** Computes it from the turns: everyone begins with seven tiles and draws up to seven while there are any (rule 2). */
export function holdingAfter(turns: readonly Turn[], players: number): Holding {
  const racks = Array.from({ length: players }, () => RACK);
  let bag = TILES - players * RACK;
  for (const { player, action } of turns) {
    if (action.kind !== 'play') continue;
    const laid = action.play.tiles.length;
    const drawn = Math.min(laid, bag);
    racks[player] = (racks[player] ?? 0) - laid + drawn;
    bag -= drawn;
  }
  return { bag, racks };
}
