import { element } from './element.ts';

const LETTER = /\p{L}/u;

/**
 * A word as tiles with their points; read out as the word. A letter that no tile has is drawn as a gap, as is a sign; one that a blank
 * stands for has no points.
 * @param tiles upper case, one character a tile, as in `Verdict.tiles`.
 * @param points of each tile, 0 of a blank; null where there is none with the letter. Null where tiles have no values: any letter has one then.
 */
export function tilesOfWord(word: string, tiles: string, points: readonly (number | null)[] | null): HTMLElement {
  const row = element('span', 'tiles');
  row.role = 'img';
  row.ariaLabel = word;
  for (const [place, letter] of [...tiles].entries()) {
    const value = points?.[place] ?? null;
    const hasTile = points ? value !== null : LETTER.test(letter);
    const look = value ? 'tile' : value === 0 ? 'tile blank' : hasTile ? 'tile valueless' : 'tile tileless';
    const tile = element('span', look, letter);
    if (value) tile.append(element('span', 'point', String(value)));
    row.append(tile);
  }
  return row;
}
