/**
 * The text of a page as its reader sees it: what stands in different blocks, cells or lines is apart, and what only a tag
 * divides is not. `Range.toString()` knows no borders and makes one word of two cells.
 */

/** A place between two characters of a text, or between two children of an element. */
export interface Point {
  node: Node;
  offset: number;
}

/** What may part two stretches of text, the wider the later. Words end at each of them; a word may be hyphenated at a line's end. */
const BORDERS = ['', ' ', '\n', '\n\n'] as const;
const [INSIDE, SPACE, LINE, BLOCK] = [0, 1, 2, 3];
/** Of elements that are not read, nor what is in them: one is not there for the reader, the other is but is no part of a selection. */
const [HIDDEN, PASSED] = [-1, -2];

/**
 * Reads on from a point.
 * @param limit UTF-16 units that are read at most; an element or a text counts as one more, so that the time is bounded, too.
 * @param back against the order of the document.
 * @param to where to end, forwards; without it, at the end of the document or shadow root.
 * @returns the text, in the order of the document; `cut` when the limit ended it.
 */
export function readText(
  from: Point,
  limit: number,
  { back = false, to }: { back?: boolean; to?: Point } = {},
): { text: string; cut: boolean } {
  const [inner, next] = back ? (['lastChild', 'previousSibling'] as const) : (['firstChild', 'nextSibling'] as const);
  const last = to && childAt(to);
  // An element is asked twice, when it begins and when it ends, and the browser takes its time to answer.
  const known = new Map<Node, number>();
  const borderOf = (node: Node): number => {
    const border = known.get(node) ?? borderAround(node);
    known.set(node, border);
    return border;
  };
  let text = '';
  let border = INSIDE;
  let left = limit;
  let { node } = from;
  let on = childAt(from, back);
  for (;;) {
    while (!on) {
      if (node === to?.node) return { text, cut: false };
      border = Math.max(border, borderOf(node));
      on = node[next];
      if (on) break;
      const parent: Node | null = node.parentNode;
      if (!(parent instanceof Element)) return { text, cut: false };
      node = parent;
    }
    node = on;
    left -= 1;
    const crossed = borderOf(node);
    // Before a child that is not meant; or in what is not read.
    if (to && (node === last ? node !== to.node : crossed < INSIDE && node.contains(to.node)))
      return { text, cut: false };
    border = Math.max(border, crossed === PASSED ? SPACE : crossed);
    if (node instanceof Text) {
      let begin = node === from.node && !back ? from.offset : 0;
      let end = node === from.node && back ? from.offset : node === to?.node ? to.offset : node.length;
      if (back) begin = Math.max(begin, end - left);
      else end = Math.min(end, begin + left);
      const read = asShown(node, begin, end);
      text = back ? read + BORDERS[border] + text : text + BORDERS[border] + read;
      border = INSIDE;
      left -= end - begin;
    }
    if (left <= 0) return { text, cut: true };
    if (node === last) return { text, cut: false };
    on = crossed < INSIDE ? null : node[inner];
  }
}

/** The node that follows a point, or the text that it is in. */
function childAt({ node, offset }: Point, back = false): Node | null {
  return node instanceof Text ? node : (node.childNodes[back ? offset - 1 : offset] ?? null);
}

/** A part of a text: where white space is not kept, the line breaks in the source are none on the page. */
function asShown(text: Text, begin: number, end: number): string {
  const part = text.substringData(begin, end - begin);
  const style = text.parentElement && getComputedStyle(text.parentElement);
  return style?.whiteSpaceCollapse === 'collapse' ? part.replace(/\s+/g, ' ') : part;
}

function borderAround(node: Node): number {
  if (!(node instanceof Element)) return INSIDE;
  if (node.localName === 'br') return LINE;
  const { display, float, userSelect } = getComputedStyle(node);
  if (display === 'none') return HIDDEN;
  if (userSelect === 'none') return PASSED;
  if (/^(inline|contents|ruby)$/.test(display)) return INSIDE;
  // A letter in a box of its own is the drawn initial of a word.
  if (display.startsWith('inline') || float !== 'none') return isOneLetter(node) ? INSIDE : SPACE;
  return BLOCK;
}

function isOneLetter({ childNodes, firstChild }: Element): boolean {
  return childNodes.length === 1 && firstChild instanceof Text && firstChild.length === 1;
}
