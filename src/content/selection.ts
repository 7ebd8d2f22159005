/** Reads the user’s selection, in the page, a shadow root or a text field. */

import type { SelectedPart } from '../platform/messages/content-messages.ts';
import { BESIDE, LONGEST_SELECTION } from '../platform/messages/limits.ts';
import type { PointerPlace } from './gestures.ts';
import { isField, type Point, rangeOf, readText } from './page-text.ts';
import { deepestFocus } from './shadow-roots.ts';

/** Start and end of a selection. In a text field, the node is the field and the offsets are those of its text. Cheap: no text, no boxes. */
export interface Place {
  start: Point;
  end: Point;
  /** Firefox only: the selected ranges between start and end. It omits what cannot be selected and supports several ranges. */
  stretches?: Pick<Place, 'start' | 'end'>[];
}

/** The text of a selection. */
export interface SelectedText {
  place: Place;
  /** The text with its surroundings: the selection may begin or end inside a word. */
  written: SelectedPart;
  /** True if the selection is longer than the text read. */
  cut: boolean;
  /** The element that contains it. */
  holder: Element;
  /**
   * Returns the place of the bubble, in pixels of the viewport.
   * @param pointer where the pointer was released. Used in a text field, of which only the box is known, and in a very long text.
   */
  rect(pointer?: PointerPlace): DOMRect;
}

/** Standard since 2025; missing from the DOM types. */
interface ComposedSelection {
  getComposedRanges?(options: { shadowRoots: ShadowRoot[] }): StaticRange[];
}

/** Length in UTF-16 units from which the browser takes milliseconds to locate a word: it goes through all lines. */
export const LONG_TEXT = 100_000;

/** Returns the place of the selection; undefined if nothing is selected. @param roots the shadow roots around the user’s last event. */
export function selectedPlace(roots: ShadowRoot[]): Place | undefined {
  // An XML or SVG document cannot create the elements of a bubble.
  if (!(document.documentElement instanceof HTMLElement)) return undefined;
  const field = deepestFocus();
  if (isField(field)) {
    const { selectionStart: start, selectionEnd: end } = field;
    // Buttons and types such as `number` have no selection. If the field has one, the page's selection is ignored, because in Chrome it
    // spans the whole field. Password fields are not read.
    if (start !== null && end !== null) {
      if (start === end || field.type === 'password') return undefined;
      return { start: { node: field, offset: start }, end: { node: field, offset: end } };
    }
  }
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const { rangeCount } = selection;
  if (rangeCount > 1) {
    const stretches = Array.from({ length: rangeCount }, (_, i) => placeOf(selection.getRangeAt(i)));
    return { start: stretches[0]!.start, end: stretches.at(-1)!.end, stretches };
  }
  const [composed] = (selection as ComposedSelection).getComposedRanges?.({ shadowRoots: roots }) ?? [];
  const range = composed ?? selection.getRangeAt(0);
  return range.collapsed ? undefined : placeOf(range);
}

function placeOf({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): Place {
  return { start: { node: startContainer, offset: startOffset }, end: { node: endContainer, offset: endOffset } };
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return isSamePoint(one?.start, other?.start) && isSamePoint(one?.end, other?.end);
}

function isSamePoint(one: Point | undefined, other: Point | undefined): boolean {
  return one?.node === other?.node && one?.offset === other?.offset;
}

/** Reads the selected text. */
export function readSelected(place: Place): SelectedText {
  const { start, end } = place;
  const { text, cut } = readPlace(place, LONGEST_SELECTION);
  const common = isField(start.node) ? start.node : rangeOf(start, end).commonAncestorContainer;
  const holder = common instanceof Element ? common : (common.parentElement ?? document.documentElement);
  return {
    place,
    written: { text, before: surroundings(start, true), behind: surroundings(end, false) },
    cut,
    holder,
    rect(pointer) {
      // Computing the boxes of all lines of a long text takes seconds.
      const isBoxUnknown = cut || isField(start.node);
      if (pointer && (isBoxUnknown || (start.node as Text).length > LONG_TEXT))
        return new DOMRect(pointer.x, pointer.y - 8, 0, 16);
      if (isBoxUnknown) return holder.getBoundingClientRect();
      const range = rangeOf(start, end);
      const all = range.getBoundingClientRect();
      if (all.height * 2 < innerHeight) return all;
      // Beside lines that take half of the window there is no room for a bubble.
      return [...range.getClientRects()].filter(({ width }) => width > 0).at(-1) ?? all;
    },
  };
}

/** Reads the text of an element as if it were selected; of an image, its description. */
export function readElement(holder: Element): SelectedText {
  const start = { node: holder, offset: 0 };
  const read = readSelected({ start, end: { node: holder, offset: holder.childNodes.length } });
  const { alt, title } = holder as HTMLImageElement;
  read.written.text ||= (alt || title || '').slice(0, LONGEST_SELECTION);
  return { ...read, rect: () => holder.getBoundingClientRect() };
}

/** Reads the selected text alone. @param limit maximum number of UTF-16 units. */
export function readPlace({ start, end, stretches }: Place, limit: number): { text: string; cut: boolean } {
  if (stretches) {
    let text = '';
    for (const stretch of stretches) {
      if (text.length >= limit) return { text, cut: true };
      text += `${text && ' '}${readPlace(stretch, limit - text.length).text}`;
    }
    return { text: text.slice(0, limit), cut: false };
  }
  if (!isField(start.node)) return readText(start, limit, { to: end });
  const { offset } = start;
  return {
    text: start.node.value.slice(offset, Math.min(end.offset, offset + limit)),
    cut: end.offset - offset > limit,
  };
}

function surroundings({ node, offset }: Point, back: boolean): string {
  if (isField(node))
    return node.value.slice(...(back ? [Math.max(0, offset - BESIDE), offset] : [offset, offset + BESIDE]));
  return node instanceof Text ? readText({ node, offset }, BESIDE, { back }).text : '';
}
