/** What the user has selected, wherever the browser keeps it: in the page, a shadow root or a text field. */

import type { SelectedPart } from '../platform/messages/content-messages.ts';
import { BESIDE, LONGEST_SELECTION } from '../platform/messages/limits.ts';
import type { PointerPlace } from './gestures.ts';
import { type Point, readText } from './page-text.ts';
import { deepestFocus } from './shadow-roots.ts';

/** From where to where; of a text field, the field itself and places in its text. Cheap to take and to compare: no text, no boxes. */
export interface Place {
  start: Point;
  end: Point;
  /** Firefox leaves out what cannot be selected, and lets the user select in several places: the stretches between the two ends. */
  stretches?: Pick<Place, 'start' | 'end'>[];
}

/** What is selected, read. */
export interface SelectedText {
  place: Place;
  /** As it stands there, with what is beside it: the selection may begin or end inside a word. */
  written: SelectedPart;
  /** There is more than was read. */
  cut: boolean;
  /** The element that holds it. */
  holder: Element;
  /**
   * Where the bubble belongs, in pixels of the viewport.
   * @param pointer where the pointer was let go: the place inside a text field, of which only the box is known, and in a very long text.
   */
  rect(pointer?: PointerPlace): DOMRect;
}

/** Stretches of a selection that are read one by one; of a long text with many gaps, all that is between its ends is. */
const MOST_STRETCHES = 50;

/** Standard since 2025, and not in every library of DOM types. */
interface ComposedSelection {
  getComposedRanges?(options: { shadowRoots: ShadowRoot[] }): StaticRange[];
}

/** A text of which the browser takes milliseconds to tell where a word of it stands: it goes through all lines. UTF-16 units. */
export const LONG_TEXT = 100_000;

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isField(node: Node | null): node is TextField {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}

/** @param roots shadow roots that the user's last event went through. @returns undefined where nothing is selected. */
export function selectedPlace(roots: ShadowRoot[]): Place | undefined {
  // An XML or SVG document: nothing there makes the elements of a bubble.
  if (!(document.documentElement instanceof HTMLElement)) return undefined;
  const field = deepestFocus();
  if (isField(field)) {
    const { selectionStart: start, selectionEnd: end } = field;
    // Buttons and types such as `number` know no selection. Where there is one, the page's own selection is not asked:
    // Chrome lets it span the whole field. What is in a password field is nobody's business.
    if (start !== null && end !== null) {
      if (start === end || field.type === 'password') return undefined;
      return { start: { node: field, offset: start }, end: { node: field, offset: end } };
    }
  }
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const { rangeCount } = selection;
  if (rangeCount > 1) {
    const at = (place: number) => placeOf(selection.getRangeAt(place));
    const whole = { start: at(0).start, end: at(rangeCount - 1).end };
    return rangeCount > MOST_STRETCHES
      ? whole
      : { ...whole, stretches: Array.from({ length: rangeCount }, (_, i) => at(i)) };
  }
  const [composed] = (selection as ComposedSelection).getComposedRanges?.({ shadowRoots: roots }) ?? [];
  const range = composed ?? selection.getRangeAt(0);
  return range.collapsed ? undefined : placeOf(range);
}

function placeOf({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): Place {
  return { start: { node: startContainer, offset: startOffset }, end: { node: endContainer, offset: endOffset } };
}

export function isSamePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one === other || (one && other ? isSame(one.start, other.start) && isSame(one.end, other.end) : false);
}

function isSame(one: Point, other: Point): boolean {
  return one.node === other.node && one.offset === other.offset;
}

/** Reads what is selected. */
export function readSelected(place: Place): SelectedText {
  const { start, end } = place;
  const { text, cut } = readPlace(place, LONGEST_SELECTION);
  const common = isField(start.node) ? start.node : rangeOf(start, end).commonAncestorContainer;
  const holder = common instanceof Element ? common : (common.parentElement ?? document.documentElement);
  return {
    place,
    written: { text, before: beside(start, true), behind: beside(end, false) },
    cut,
    holder,
    rect(pointer) {
      // The boxes of all lines of a long text take seconds.
      const isBoxUnknown = cut || isField(start.node);
      if (pointer && (isBoxUnknown || (start.node as Text).length > LONG_TEXT))
        return new DOMRect(pointer.x, pointer.y - 8, 0, 16);
      if (isBoxUnknown) return holder.getBoundingClientRect();
      const range = rangeOf(start, end);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      return rects.at(-1) ?? range.getBoundingClientRect();
    },
  };
}

/** Reads what an element says, as if that were selected; in the place of an image, what its author wrote there. */
export function readElement(holder: Element): SelectedText {
  const start = { node: holder, offset: 0 };
  const read = readSelected({ start, end: { node: holder, offset: holder.childNodes.length } });
  const { alt, title } = holder as HTMLImageElement;
  read.written.text ||= (alt || title || '').slice(0, LONGEST_SELECTION);
  return { ...read, rect: () => holder.getBoundingClientRect() };
}

/** The selected text itself. @param limit UTF-16 units that are read at most. */
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

function beside({ node, offset }: Point, back: boolean): string {
  if (isField(node))
    return node.value.slice(...(back ? [Math.max(0, offset - BESIDE), offset] : [offset, offset + BESIDE]));
  return node instanceof Text ? readText({ node, offset }, BESIDE, { back }).text : '';
}

/** A range of the document; `Range` itself sorts out shadow roots, of which both ends are in one. */
function rangeOf(start: Point, end: Point): Range {
  const range = document.createRange();
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  return range;
}
