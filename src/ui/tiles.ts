import { TILE_POINTS } from '../words/tiles.ts';
import { element } from './element.ts';

/**
 * A word as tiles with their points; read out as the word. A letter that no tile has is drawn as a gap.
 * @param tiles upper case, one character a tile, as in `Verdict.tiles`.
 */
export function tilesOfWord(word: string, tiles: string): HTMLElement {
  const row = element('span', 'tiles');
  row.role = 'img';
  row.ariaLabel = word;
  for (const letter of tiles) {
    const points = TILE_POINTS.pl.get(letter);
    row.append(
      points === undefined
        ? element('span', 'tile tileless', letter)
        : element('span', 'tile', letter, element('span', 'point', String(points))),
    );
  }
  return row;
}
