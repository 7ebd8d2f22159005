import { element } from './element.ts';

/**
 * A word as tiles with their points; read out as the word. A letter that no tile has is drawn as a gap.
 * @param tiles upper case, one character a tile, as in `Verdict.tiles`.
 * @param points of each tile; null where there is none with the letter.
 */
export function tilesOfWord(word: string, tiles: string, points: readonly (number | null)[]): HTMLElement {
  const row = element('span', 'tiles');
  row.role = 'img';
  row.ariaLabel = word;
  for (const [place, letter] of [...tiles].entries()) {
    const value = points[place] ?? null;
    row.append(
      value === null
        ? element('span', 'tile tileless', letter)
        : element('span', 'tile', letter, element('span', 'point', String(value))),
    );
  }
  return row;
}
