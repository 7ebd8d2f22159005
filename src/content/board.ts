/** Words of a board on the page: tiles that each have an element. */

import { letterOf } from './page-text.ts';

/** No line of a board is longer, whatever a page makes of it. */
const MOST_TILES = 21;

/** Share of its size that is between a tile and the next one at most. */
const APART = 0.4;

/** Share of a tile's size by which another one of the board may differ, or stand off its line. */
const OFF = 0.15;

/** Elements around a tile that are its square, a line of the board, the board; and elements in them that are looked at. */
const [MOST_FRAMES, MOST_ELEMENTS] = [5, 2000];

/** An element and the place of its middle. */
interface Square {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The words that a tile is in, of its row and of its column; none of a tile that stands alone, its letter of one on a board's edge. */
export function wordsThrough(tile: Element): string[] {
  const [from, ...others] = squaresAround(tile) as [Square, ...Square[]];
  const lines = ['x', ...(isInText(from) ? [] : ['y'])] as ('x' | 'y')[];
  const words: string[] = [];
  for (const along of lines) {
    const line = lineThrough(from, others, along);
    if (isEdge(line)) return [letterOf(tile)];
    const isOutside = (square: Square) =>
      square !== from && isEdge(lineThrough(square, [from, ...others], along === 'x' ? 'y' : 'x'));
    if (isOutside(line[0]!)) line.shift();
    if (isOutside(line.at(-1)!)) line.pop();
    if (line.length > 1) words.push(lettersOf(line));
  }
  return words;
}

/** Some pages draw each letter of a text in a box; those have none above them. */
function isInText({ element, width, height }: Square): boolean {
  return width < 0.6 * height && getComputedStyle(element).display.startsWith('inline');
}

/** What may be a tile of the same board, the tile itself first. */
function squaresAround(tile: Element): Square[] {
  let board = tile;
  for (let frames = MOST_FRAMES; board.parentElement && frames > 0; frames -= 1) {
    if (board.parentElement.getElementsByTagName(tile.localName).length > MOST_ELEMENTS) break;
    board = board.parentElement;
  }
  const others = [...board.getElementsByTagName(tile.localName)].filter((other) => other !== tile);
  return [tile, ...others].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2, width, height };
  });
}

/** The tiles of a line through a tile, up to a gap or something of another kind. */
function lineThrough(from: Square, others: Square[], along: 'x' | 'y'): Square[] {
  const [across, size] = along === 'x' ? (['y', 'width'] as const) : (['x', 'height'] as const);
  const isNear = (one: number, other: number, most: number) => Math.abs(one - other) < most;
  const isInLine = (other: Square) =>
    isNear(other[across], from[across], OFF * from.height) &&
    isNear(other[along], from[along], MOST_TILES * from[size]) &&
    isNear(other.height, from.height, OFF * from.height) &&
    // Columns of a table may be as narrow as their letters are.
    isNear(
      other.width,
      from.width,
      along === 'x' && from.element.localName === 'td' ? 2 * from.width : OFF * from.width,
    ) &&
    letterOf(other.element);
  const kind = kindOf(from.element);
  const inLine = others.filter(isInLine);
  const line = [from];
  for (const way of [-1, 1]) {
    inLine.sort((one, other) => way * (one[along] - other[along]));
    let last = from;
    for (const next of inLine) {
      const between = (next[along] - last[along]) * way - (next[size] + last[size]) / 2;
      // Behind, or in the same place.
      if (between < -last[size] / 2) continue;
      if (between > APART * from.height || !isSameKind(kind, kindOf(next.element))) break;
      last = next;
      if (way < 0) line.unshift(next);
      else line.push(next);
    }
  }
  return line;
}

function lettersOf(line: Square[]): string {
  return line.map(({ element }) => letterOf(element)).join('');
}

/** Returns true for the edge of a board, which has a letter for each column or line. */
function isEdge(line: Square[]): boolean {
  const letters = lettersOf(line).toUpperCase();
  return /^(ABC|.{4})/.test(letters) && 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.includes(letters);
}

interface Kind {
  kind: string;
  name: string;
  colour: string;
}

/** Returns true for a tile of the same board; a letter of its edge, of a rack or a legend is none. */
function isSameKind(one: Kind, other: Kind): boolean {
  // A tile laid last may have another colour, and a blank another name.
  return one.kind === other.kind && (one.name === other.name || one.colour === other.colour);
}

function kindOf(tile: Element): Kind {
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
