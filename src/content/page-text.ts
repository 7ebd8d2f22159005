/**
 * Reads the text of a page as its reader sees it: text in different blocks, cells or lines is separate, and text that only a tag divides is
 * not. `Range.toString()` knows no borders and joins the words of two cells.
 */

import { isInside } from './bubble-place.ts';
import { shadowRootOf } from './shadow-roots.ts';

/** A place between two characters of a text, or between two children of an element. */
export interface Point {
  node: Node;
  offset: number;
}

/** Separators of two pieces of text, from none to a block. Words end at each border; a word may be hyphenated at the end of a line. */
const BORDERS = ['', ' ', '\n', '\n\n'] as const;
const INSIDE = 0;
const SPACE = 1;
const LINE = 2;
const BLOCK = 3;
/** A box of its own, such as an inline block: its position decides whether it is separate. */
const PLACED = 0.5;
/** Elements that are skipped with their content: hidden from the reader, or visible but not selectable. */
const HIDDEN = -1;
const PASSED = -2;

/** Maximum gap between two pieces of a word, as a share of the height of the line: less than a space, and more for letters in boxes. */
const PIECES_APART = 0.12;
const LETTERS_APART = 0.4;

/** The number or the mark of a note, which is not a word. */
const FIGURES = /^\s*[^\p{L}\s]\P{L}{0,20}$/u;

/** A note that letters name, if it is raised or lowered: `a`, `b)`, `a, c`, `iv`, `[note 3]`. Several other letters are part of the word. */
const LETTERED = /^\s*((\p{L}\P{L}+)*\p{L}\P{L}?|[ivx]+|[IVX]+|[[(].{0,60})$/su;

/** A sign between syllables, which dictionaries keep out of the selection: za·mek. */
const SYLLABLE_POINT = /^[·‧]$/;

/** Letters on circles are symbols, but alphabetic. */
const TILE = /^\s*(\p{Alpha}\p{M}*)[\s\p{N}]*$/u;
const LONE_LETTER = /^\s*\p{Alpha}\p{M}*\s*$/u;

/** The description of a drawn tile: `Letter K`, `K, 2 points`. */
const DESCRIBED_TILE = /^(?:\p{L}{2,}:?\s+)?(\p{L})(?:[\s,:(]*\p{N}.*)?$/u;

/** Maximum number of elements in a tile; a board has more. */
const MOST_IN_TILE = 9;

/** Maximum depth of a note: `<sup><a><span>1</span></a></sup>`. */
const DEEPEST_NOTE = 3;

/**
 * Reads text from a point on.
 * @param limit maximum number of UTF-16 units. Each element and each text node counts as one more, which bounds the time.
 * @param back reads towards the start of the document.
 * @param to the end when reading forwards; by default, the end of the document or shadow root.
 * @param letters skips text nodes without a letter.
 * @returns the text in the order of the document; `cut` is true if the limit ended it.
 */
export function readText(
  from: Point,
  limit: number,
  { back = false, to, letters = false }: { back?: boolean; to?: Point; letters?: boolean } = {},
): { text: string; cut: boolean } {
  const [inner, next] = back ? (['lastChild', 'previousSibling'] as const) : (['firstChild', 'nextSibling'] as const);
  const last = to && childAt(to);
  let { node } = from;
  let on = childAt(from, back);
  let around = node instanceof Element ? node : node.parentElement;
  // Text that cannot be selected or is transparent, as that over a scanned page, is only read if the pointer is on it.
  const isSelectable = !around || getComputedStyle(around).userSelect !== 'none';
  const isOpaque = !around || around.checkVisibility({ checkOpacity: true });
  // Cached: every element is looked up when it begins and when it ends, and the browser is slow to answer.
  const known = new Map<Node, number>();
  const borderOf = (node: Node): number => {
    const border = known.get(node) ?? borderAround(node, isSelectable, isOpaque);
    known.set(node, border);
    return border;
  };
  for (let depth = 0; around?.parentElement && depth < DEEPEST_NOTE; depth += 1) {
    const { parentElement } = around;
    if (borderOf(around) === HIDDEN) {
      if (to && around.contains(to.node)) return { text: '', cut: false };
      node = parentElement;
      on = around[next];
    }
    around = parentElement;
  }
  let text = '';
  let border = INSIDE;
  let isPlaced = false;
  let previous: Text | undefined;
  let left = limit;
  const cross = (crossed: number) => {
    if (crossed === PLACED) isPlaced = true;
    else border = Math.max(border, crossed === PASSED ? SPACE : crossed);
  };
  for (;;) {
    while (!on) {
      if (node === to?.node) return { text, cut: false };
      cross(borderOf(node));
      on = node[next];
      if (on) break;
      const parent: Node | null = node.parentNode;
      if (!(parent instanceof Element)) return { text, cut: false };
      node = parent;
    }
    node = on;
    left -= 1;
    const crossed = borderOf(node);
    // The end is before a child that is not included, or inside a skipped element.
    if (to && (node === last ? node !== to.node : crossed < INSIDE && node.contains(to.node)))
      return { text, cut: false };
    cross(crossed);
    if (node instanceof Text) {
      let begin = node === from.node && !back ? from.offset : 0;
      let end = node === from.node && back ? from.offset : node === to?.node ? to.offset : node.length;
      if (back) begin = Math.max(begin, end - left);
      else end = Math.min(end, begin + left);
      const read = asShown(node, begin, end);
      if (letters ? /\p{Alpha}/u.test(read) : read.trim()) {
        if (!letters && previous) border = seenBorder(back ? [node, previous] : [previous, node], border, isPlaced);
        else if (isPlaced) border = Math.max(border, SPACE);
        text = back ? read + BORDERS[border] + text : text + BORDERS[border] + read;
        border = INSIDE;
        isPlaced = false;
        previous = node;
      } else {
        // The source has line breaks between the pieces of a PDF, which are not shown.
        const isShown = read && (!isPlaced || boxOf(node).width > 0);
        if (isShown) border = Math.max(border, read.includes('\n') ? LINE : SPACE);
        if (node === from.node) previous = node;
      }
      left -= end - begin;
    }
    if (left <= 0) return { text, cut: true };
    if (node === last) return { text, cut: false };
    on = crossed < INSIDE ? null : node[inner];
  }
}

/** Returns the node after a point, or the text node that contains it. */
function childAt({ node, offset }: Point, back = false): Node | null {
  return node instanceof Text ? node : (node.childNodes[back ? offset - 1 : offset] ?? null);
}

/** Returns a part of a text node as shown: unless white space is preserved, line breaks in the source are spaces. */
function asShown(text: Text, begin: number, end: number): string {
  // Editors put U+FEFF between elements, which is white space in JavaScript.
  const part = text.substringData(begin, end - begin).replaceAll('\uFEFF', '');
  const { visibility, fontSize, whiteSpaceCollapse } = getComputedStyle(parentOf(text)!);
  if (visibility !== 'visible' || fontSize === '0px') return '';
  return whiteSpaceCollapse === 'collapse' ? part.replace(/\s+/g, ' ') : part;
}

function borderAround(node: Node, isSelectable: boolean, isOpaque: boolean): number {
  if (!(node instanceof Element)) return INSIDE;
  const { localName } = node;
  const style = getComputedStyle(node);
  const { display, float, userSelect, opacity } = style;
  const isSeen = display !== 'none' && (opacity !== '0' || !isOpaque);
  if (!isSeen || /^r[tp]$/.test(localName) || isNote(node, style) || isClipped(node, style)) return HIDDEN;
  if (localName === 'br') return LINE;
  if (userSelect === 'none' && isSelectable && !SYLLABLE_POINT.test(node.textContent)) return PASSED;
  // In a drawing, each line or letter may be an element with a place of its own.
  if (/^t(ext|span)$/.test(localName)) return PLACED;
  if (/^(inline|contents|ruby.*)$/.test(display)) return INSIDE;
  return display.startsWith('inline') || float !== 'none' || isOutOfFlow(style) ? PLACED : BLOCK;
}

function isOutOfFlow({ position }: CSSStyleDeclaration): boolean {
  return /^(absolute|fixed)$/.test(position);
}

/** Returns true for a number or mark beside a word: a footnote, a homograph number, the points of a tile. */
function isNote(
  element: Element,
  { verticalAlign, fontVariantPosition, fontFeatureSettings, fontSize }: CSSStyleDeclaration,
): boolean {
  const isRaised = /\bsu[bp]/.test(`${[element.localName, verticalAlign, fontVariantPosition, fontFeatureSettings]}`);
  const around = getComputedStyle(element.parentElement ?? element);
  const isSmaller = Number.parseFloat(fontSize) < Number.parseFloat(around.fontSize);
  // Checked last, because it may be the text of the whole page.
  const isMarked = (mark: RegExp) => mark.test(element.textContent);
  return ((isRaised || isSmaller) && isMarked(FIGURES)) || (isRaised && isMarked(LETTERED));
}

/** Returns true for text that only screen readers get. */
function isClipped(element: Element, style: CSSStyleDeclaration): boolean {
  const isFree = isOutOfFlow(style);
  const isCut = style.overflowX !== 'visible';
  const { width, height, right } = element.getBoundingClientRect();
  return (isCut && Math.min(width, height) <= 1) || (isFree && (style.clip !== 'auto' || right + scrollX <= 0));
}

/** Returns the border between two text nodes that may be in boxes of their own. Pieces of a word touch each other on one line. */
function seenBorder([one, other]: readonly [Text, Text], border: number, isPlaced: boolean): number {
  if (!isPlaced && (border === INSIDE || !LONE_LETTER.test(one.data) || !LONE_LETTER.test(other.data))) return border;
  const tile = tileAround(one.parentElement);
  const next = tileAround(other.parentElement);
  const a = boxOf(one, tile, one.length - 1);
  const b = boxOf(other, next);
  const common = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // Pieces of a PDF may be in different columns or pages.
  if (common < Math.min(a.height, b.height) / 2) return LINE;
  const gap = (b.left - a.right) / Math.max(a.height, b.height);
  // A space between letters counts unless it is between drawn tiles.
  const isTile = border < SPACE ? tile || next : tile && !isTransparent(getComputedStyle(tile).backgroundColor);
  return gap > -0.5 && gap < (isTile ? LETTERS_APART : PIECES_APART) ? INSIDE : Math.max(border, SPACE);
}

function boxOf(text: Text, tile?: Element, at = 0): DOMRect {
  return (tile ?? rangeOf({ node: text, offset: at }, { node: text, offset: at + 1 })).getBoundingClientRect();
}

/** Returns a range of the document; of a shadow root, both ends are in it. */
export function rangeOf(start: Point, end: Point): Range {
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}

/** Returns the letter of a tile, which may have points before or behind it; empty for anything else. */
export function letterOf(element: Element | null | undefined): string {
  const holder = (!element?.textContent.trim() && shadowRootOf(element ?? null)) || element;
  const parts = holder?.querySelectorAll('*');
  if (!holder || !parts || parts[MOST_IN_TILE]) return '';
  let shown = holder.textContent!;
  let form = TILE;
  if (!/\p{Alpha}/u.test(shown)) {
    shown = [element!, ...parts].map(labelOf).join('') || textOn(element!);
    form = DESCRIBED_TILE;
  } else if (shown.length < 999 && parts[0] && !TILE.test(shown)) {
    const to = { node: holder, offset: holder.childNodes.length };
    shown = readText({ node: holder, offset: 0 }, 99, { to, letters: true }).text;
  }
  return form.exec(shown)?.[1] ?? '';
}

/** Returns the text whose middle is on a shape of an SVG: a tile may be a rectangle, and its letter the next element. */
function textOn(shape: Element): string {
  const box = shape.getBoundingClientRect();
  const texts = shape instanceof SVGElement ? (shape.ownerSVGElement?.querySelectorAll('text') ?? []) : [];
  const isOn = (text: Element) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    return isInside(box, left + width / 2, top + height / 2);
  };
  return [...texts].map((text) => (isOn(text) ? text.textContent : '')).join('');
}

/** Returns the whole tile around an element, with points and frame; undefined if it does not have exactly one letter. */
export function tileAround(element: Element | null): Element | undefined {
  let tile = element;
  // A row of cells with only one letter is longer.
  while (letterOf(parentOf(tile)) && isNearlySquare(parentOf(tile)!, 1.9)) tile = parentOf(tile)!;
  // A cell may be as narrow as its letter.
  if (!tile || !letterOf(tile) || !isNearlySquare(tile, 3, 6)) return undefined;
  const { display, backgroundColor } = getComputedStyle(tile);
  const isInText = display === 'inline' && isTransparent(backgroundColor) && tile.textContent.trim();
  return isInText && !(tile instanceof SVGElement) ? undefined : tile;
}

/** Returns the element around a node; of the outermost ones in a shadow root, its host. */
function parentOf(node: Node | null): Element | null | undefined {
  return node?.parentElement ?? (node?.getRootNode() as ShadowRoot | undefined)?.host;
}

export function isTransparent(colour: string): boolean {
  return /^transparent$|, 0\)$/.test(colour);
}

function isNearlySquare(element: Element, widest: number, tallest = widest): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width < widest * height && height < tallest * width;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isField(node: Node | null): node is TextField {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

/** Input fields whose value is private or not shown: passwords, checkboxes, radio buttons. */
const UNREAD_TYPES = /word|box|radio/;

/** Returns what an element without text shows: the value of a field, the description of an image, letters from a style sheet. */
export function labelOf(element: Element): string {
  const { value, type, placeholder, alt, title, ariaLabel, role } = element as HTMLInputElement & HTMLImageElement;
  if (isField(element)) return UNREAD_TYPES.test(type) ? '' : value || placeholder || alt;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  const described = role === 'img' || isPicture(element) ? ariaLabel || alt || title : '';
  return described || drawnIn(element, '::before') + drawnIn(element, '::after');
}

function drawnIn(element: Element, pseudo: string): string {
  const parts = getComputedStyle(element, pseudo).content.matchAll(/"([^"]*)"|attr\(([^)]+)\)/g);
  return [...parts].map(([, text, attribute]) => (attribute ? element.getAttribute(attribute) : text)).join('');
}

export function isPicture(element: Element): boolean {
  if (/^(canvas|img|video)$/.test(element.localName) || element instanceof SVGElement) return true;
  return getComputedStyle(element).backgroundImage.includes('url(') && !element.textContent.trim();
}
