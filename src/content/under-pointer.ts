import { LONGEST_SELECTION } from '../messages/lengths.ts';
import { listen } from './listen.ts';
import type { SelectedText } from './selection.ts';
import { shadowRootsOf } from './shadow-roots.ts';

/** Milliseconds that the pointer must rest. */
const REST = 350;

/** Pixels; what is larger in either direction is no tile. */
const LARGEST_TILE = 150;

/** No line of a board is longer, whatever a page makes of it. */
const MOST_TILES = 21;

/** Tells where the pointer rests while Alt is held and nothing is pressed. */
export function watchRest(rests: (event: PointerEvent) => void, signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const moved = (event: PointerEvent | KeyboardEvent) => {
    clearTimeout(resting);
    if ('buttons' in event && event.altKey && !event.buttons) resting = setTimeout(rests, REST, event);
  };
  for (const name of ['pointermove', 'pointerdown', 'keyup'] as const) listen(name, moved, signal);
}

/** Also in shadow roots. */
export function elementUnder(event: MouseEvent): Element | null {
  return (shadowRootsOf(event).at(-1) ?? document).elementFromPoint(event.clientX, event.clientY);
}

/**
 * The word under the pointer, also where it cannot be selected: of a text, or of a row and a column of letters that each have an element,
 * as on a board. Empty where there is only a drawing.
 */
export function wordUnder(event: PointerEvent): SelectedText | undefined {
  const { clientX: x, clientY: y } = event;
  const element = elementUnder(event);
  if (!element) return undefined;
  const root = element.getRootNode() as Document | ShadowRoot;
  const read = (text: string, rect: DOMRect, offset = 0): SelectedText => {
    const start = { node: element, offset };
    const written = { text, before: '', behind: '' };
    return { place: { start, end: start }, written, cut: false, holder: element, rect: () => rect };
  };
  const tileAt = (left: number, top: number) => {
    let tile = root.elementFromPoint(left, top);
    // With its points, and what frames it.
    while (letterOf(tile?.parentElement)) tile = tile!.parentElement;
    return tile;
  };
  const line = (dx: number, dy: number) => {
    const next = (tile: Element, step: number) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      const found = tileAt(left + width * (0.5 + dx * step), top + height * (0.5 + dy * step));
      return found !== tile && letterOf(found) ? found : null;
    };
    let tile = tileAt(x, y);
    for (let steps = MOST_TILES; tile && steps > 0; steps -= 1) tile = next(tile, -1) ?? tile;
    let text = '';
    for (let steps = MOST_TILES; tile && steps > 0; steps -= 1) {
      text += letterOf(tile);
      tile = next(tile, 1);
    }
    return text;
  };
  if (element.localName === 'canvas') return read('', new DOMRect(x, y));
  if (letterOf(element)) {
    const lines = [line(1, 0), line(0, 1)].filter(({ length }) => length > 1);
    return read(lines.join(' '), element.getBoundingClientRect());
  }
  const range = document.createRange();
  for (const node of element.childNodes) {
    // A longer one is a text, which can be selected; asking for the places of all its words takes its time.
    if (!(node instanceof Text) || node.length > LONGEST_SELECTION) continue;
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      for (const rect of range.getClientRects())
        if (rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom) return read(word, rect, index);
    }
  }
  return undefined;
}

/** The letter of a tile, which may have points behind it. */
function letterOf(element: Element | null | undefined): string {
  const { width = LARGEST_TILE, height = 0 } = element?.getBoundingClientRect() ?? {};
  const isSmall = Math.max(width, height) < LARGEST_TILE;
  return (isSmall && element?.textContent?.match(/^\s*(\p{L})[\d\s]*$/u)?.[1]) || '';
}
