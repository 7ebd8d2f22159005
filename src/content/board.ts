/** Reads words from a game board on the page, where each tile is an element. */

import { letterOf, tileAround } from './page-text.ts';

/** Maximum gap between two neighbouring tiles, as a share of the tile’s height. */
const APART = 0.4;

/** Maximum difference in size or position between tiles of one line, as a share of the tile’s size. */
const OFF = 0.15;

/** Maximum number of ancestors of a tile that may be its square, line or board, and of elements searched in them. */
const MOST_FRAMES = 5;
const MOST_ELEMENTS = 2000;

/** An element with its size and centre, in pixels of the viewport. */
interface Square {
  element: Element;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the words of the row and the column through a tile: none for a single tile. For a label at the edge of the board, returns its
 * letter.
 */
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

/** Returns true for a letter of running text that the page draws in a box: it has no column. */
function isInText({ element, width, height }: Square): boolean {
  return width < 0.6 * height && getComputedStyle(element).display.startsWith('inline');
}

/** Returns the tile, then all elements that may be tiles of the same board. */
function squaresAround(tile: Element): Square[] {
  let board = tile;
  for (let frames = MOST_FRAMES; frames > 0; frames -= 1) {
    const around = board.parentElement;
    if (!around || around.getElementsByTagName(tile.localName)[MOST_ELEMENTS]) break;
    board = around;
  }
  const others = [...board.getElementsByTagName(tile.localName)].filter((other) => other !== tile);
  return [tile, ...others].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2, width, height };
  });
}

/** Returns the tiles of a line through a tile, up to a gap or an element of another kind. */
function lineThrough(from: Square, others: Square[], along: 'x' | 'y'): Square[] {
  const across = along === 'x' ? 'y' : 'x';
  const size = along === 'x' ? 'width' : 'height';
  const isNear = (one: number, other: number, most: number) => Math.abs(one - other) < most;
  const isInLine = (other: Square) =>
    isNear(other[across], from[across], OFF * from.height) &&
    isNear(other.height, from.height, OFF * from.height) &&
    // Cells of a table may be as narrow as their letters.
    isNear(
      other.width,
      from.width,
      along === 'x' && from.element.localName === 'td' ? 2 * from.width : OFF * from.width,
    ) &&
    // The letter inside a tile is no tile.
    tileAround(other.element) === other.element;
  const kind = kindOf(from.element);
  const inLine = others.filter(isInLine);
  const line = [from];
  for (const way of [-1, 1]) {
    inLine.sort((one, other) => way * (one[along] - other[along]));
    let last = from;
    for (const next of inLine) {
      const between = (next[along] - last[along]) * way - (next[size] + last[size]) / 2;
      // This tile is on the other side.
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

/** Returns true for the labels at the edge of a board: one letter for each column or row. */
function isEdge(line: Square[]): boolean {
  const letters = lettersOf(line).toUpperCase();
  return (
    /^(ABC|.{4})/.test(letters) && [...letters].every((letter, i) => letter.charCodeAt(0) - i === letters.charCodeAt(0))
  );
}

interface Kind {
  kind: string;
  name: string;
  colour: string;
  /** True for a tile with points. */
  isPointed: boolean;
}

/** Returns true for tiles of the same board; false for labels, a rack or a legend. */
function isSameKind(one: Kind, other: Kind): boolean {
  // The tiles of the last move may have another colour, a blank another class, and tiles with points both.
  const isTile = one.name === other.name || one.colour === other.colour || (one.isPointed && other.isPointed);
  return one.kind === other.kind && isTile;
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
    // The squares of a board may have different classes; a square is about as large as its tile.
    kind += `/${frame.localName}${Math.max(box.width / width, box.height / height) > 1.5 ? nameOf(frame) : ''}`;
    frame = frame.parentElement;
  }
  return { kind, name: nameOf(holder), colour, isPointed: /\d/.test(tile.textContent) };
}

/** The first class or id up to a digit: digits number the tiles. */
function nameOf(element: Element): string {
  return /^[^\s\d]*/.exec(element.getAttribute('class') ?? element.id)![0];
}
