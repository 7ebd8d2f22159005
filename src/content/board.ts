/** Words of a board on the page: tiles that each have an element. */

import { letterOf, tileAround } from './page-text.ts';
import { elementsAt, MOST_LAYERS } from './shadow-roots.ts';

/** No line of a board is longer, whatever a page makes of it. */
const MOST_TILES = 21;

/** Share of its size that is between a tile and the next one at most. */
const APART = 0.4;

/** Elements around a tile that are its square, a line of the board, the board. */
const MOST_FRAMES = 5;

/** The words that a tile is in, of its row and of its column; none of a tile that stands alone. */
export function wordsThrough(tile: Element): string[] {
  const lines = [lineThrough(tile, 1, MOST_TILES)];
  const { width, height } = tile.getBoundingClientRect();
  // Some pages draw each letter of a text in a box; those have none above them.
  if (width > 0.6 * height || !getComputedStyle(tile).display.startsWith('inline'))
    lines.push(lineThrough(tile, 0, MOST_TILES));
  if (lines.some(isEdge)) return [];
  return lines
    .map((tiles, dx) => {
      const isInside = (one: Element, at: number) =>
        one === tile || (at > 0 && at < tiles.length - 1) || !isEdge(lineThrough(one, dx, 3));
      return tiles.filter(isInside).map(letterOf).join('');
    })
    .filter((word) => /\p{L}.*\p{L}/u.test(word));
}

/** The tiles of a line through a tile, up to a gap or something of another kind. @param dx 1 for a row, 0 for a column. */
function lineThrough(tile: Element, dx: number, most: number): Element[] {
  const tiles = [tile];
  for (const way of [-1, 1]) {
    let next = nextTile(tile, dx, way);
    for (let steps = most; next && steps > 0 && isSameKind(tile, next); steps -= 1) {
      if (way < 0) tiles.unshift(next);
      else tiles.push(next);
      next = nextTile(next, dx, way);
    }
  }
  return tiles;
}

function nextTile(tile: Element, dx: number, way: number): Element | undefined {
  const { x, y, width, height } = middleOf(tile);
  const far = APART * Math.max(width, height);
  const at = [x + dx * way * (width / 2 + far), y + (1 - dx) * way * (height / 2 + far)] as const;
  const next = elementsAt(...at)
    .slice(0, MOST_LAYERS)
    .map(tileAround)
    .find((found) => found);
  if (!next) return undefined;
  const other = middleOf(next);
  const off = dx ? other.y - y : other.x - x;
  // Columns of a table may be as narrow as their letters are.
  const most = dx && tile.localName === 'td' ? 3 : 1.15;
  const isEven =
    Math.abs(Math.log(other.width / width)) < Math.log(most) && Math.abs(other.height - height) < 0.15 * height;
  return next !== tile && isEven && Math.abs(off) < 0.15 * height ? next : undefined;
}

function middleOf(tile: Element): DOMRect {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return new DOMRect(left + width / 2, top + height / 2, width, height);
}

/** Is it the edge of a board, with a letter for each column or line? */
function isEdge(tiles: Element[]): boolean {
  const letters = tiles.map(letterOf).join('').toUpperCase();
  return /^(ABC|.{4})/.test(letters) && 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.includes(letters);
}

/** Is it a tile of the same board, and no letter of its edge, of a rack or a legend? */
function isSameKind(tile: Element, other: Element): boolean {
  const [one, two] = [kindOf(tile), kindOf(other)];
  // A tile laid last may have another colour, and a blank another name.
  return one.kind === two.kind && (one.name === two.name || one.colour === two.colour);
}

function kindOf(tile: Element): { kind: string; name: string; colour: string } {
  let holder = tile;
  for (;;) {
    const inner = [...holder.children].find(letterOf);
    if (!inner) break;
    holder = inner;
  }
  const { fontSize, backgroundColor: colour } = getComputedStyle(holder);
  let kind = [tile.localName, tile.role, tile.ariaHidden, fontSize].join();
  const { width, height } = tile.getBoundingClientRect();
  let frame = tile.parentElement;
  for (let frames = MOST_FRAMES; frame && frames > 0; frames -= 1) {
    const box = frame.getBoundingClientRect();
    // A square of the board may be of a kind of its own: it is as large as the tile.
    kind += `/${frame.localName}${Math.max(box.width / width, box.height / height) > 1.5 ? nameOf(frame) : ''}`;
    frame = frame.parentElement;
  }
  return { kind, name: nameOf(holder), colour };
}

/** Numbers tell one from the next, and not the kind. */
function nameOf(element: Element): string {
  return /^[^\s\d]*/.exec(element.getAttribute('class') ?? element.id)![0];
}
