import { BESIDE, LONGEST_SELECTION } from '../platform/messages/limits.ts';
import { wordsThrough } from './board.ts';
import { isInside } from './bubble-place.ts';
import type { PointerPlace } from './gestures.ts';
import { listen } from './page-events.ts';
import { isField, isPicture, labelOf, letterOf, rangeOf, readText, tileAround } from './page-text.ts';
import { LONG_TEXT, type SelectedText } from './selection.ts';
import { elementsAt, MOST_LAYERS } from './shadow-roots.ts';

/** Milliseconds that the pointer must rest on a picture before the bubble says that it has no text. */
const REST = 350;

/** Maximum movement in pixels from one frame to the next of a pointer at rest: a hand is never quite still. */
const STILL = 3;

/** Minimum time in milliseconds between two preparations: a moving pointer passes many words. */
const PREPARATION_INTERVAL = 50;

/** Maximum number of children searched for the text under the pointer. */
const MOST_CHILDREN = 100;

/** Backgrounds through which the reader sees the elements below, at least in part. */
const SEEN_THROUGH = /none|rgba| \/ /;

/** Callbacks for a pointer that moves while only Alt is held and no button is pressed. */
export interface Pointing {
  /** Alt is pressed, or the pointer first moves with it: a word may follow. */
  modifierDown(): void;
  /** The pointer moves over a new word and may come to rest on it. */
  approaching(selected: SelectedText): void;
  /** The pointer rests on a new word. */
  overWord(selected: SelectedText): void;
  /** Alt is released, or the user changes to another window with Alt held (`isAway`). */
  left(isAway: boolean): void;
}

/** Reports each word that the pointer comes to rest on, once, in the first frame in which the pointer does not move. */
export function watchPointer({ modifierDown, approaching, overWord, left }: Pointing): void {
  let pointer: PointerEvent | undefined;
  let isDown = false;
  let isLooking = false;
  /** The event of the previous frame. */
  let last: PointerEvent | undefined;
  /** Key of the word reported last. */
  let reported: unknown;
  /** Time of the last preparation. */
  let approached = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const press = (isAlone: boolean) => {
    if (!isAlone) pointer = last = undefined;
    if (isAlone && !isDown) modifierDown();
    if (isDown && !isAlone) left(false);
    isDown = isAlone;
  };
  const look = () => {
    isLooking = false;
    if (!pointer) return;
    const isStill = last && Math.hypot(pointer.x - last.x, pointer.y - last.y) <= STILL;
    last = pointer;
    if (!isStill) lookAgain();
    if (!isStill && pointer.timeStamp - approached < PREPARATION_INTERVAL) return;
    const word = wordUnder(pointer);
    // A pointer that only passes a picture gets no message.
    if (word && !word.written.text && (resting || !isStill)) return;
    // The pieces of a word have the same key.
    const key = word && (word.written.text || word.holder);
    if (word && key !== reported) {
      if (isStill) overWord(word);
      else {
        approached = pointer.timeStamp;
        approaching(word);
      }
    }
    if (isStill) reported = key;
  };
  const lookAgain = () => {
    if (!isLooking) requestAnimationFrame(look);
    isLooking = true;
  };
  listen('pointermove', (event) => {
    press(isAltAlone(event) && !event.buttons);
    if (!isDown) {
      reported = undefined;
      return;
    }
    pointer = event;
    clearTimeout(resting);
    resting = setTimeout(() => {
      resting = undefined;
      lookAgain();
    }, REST);
    lookAgain();
  });
  for (const name of ['keydown', 'keyup', 'pointerdown'] as const)
    listen(name, (event) => {
      const isAlt = 'key' in event && event.key === 'Alt';
      // Escape does not report the word again.
      if (isAlt && !event.repeat) reported = undefined;
      press(isAlt && isAltAlone(event));
    });
  listen('blur', ({ target }) => {
    if (target !== window) return;
    if (isDown) left(true);
    press(false);
  });
}

function isAltAlone(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey && !event.ctrlKey && !event.shiftKey && !event.metaKey && !event.getModifierState('AltGraph');
}

/** Returns the topmost element under the pointer, also in shadow roots. */
export function elementUnder(event: MouseEvent): Element | null {
  return elementsAt(event.x, event.y)[0] ?? null;
}

/**
 * Returns the word under the pointer, even if it cannot be selected: in a text, a field or a description, or the words of a row and a column
 * of tiles. The text is empty for a picture; undefined if there is nothing.
 */
export function wordUnder({ x, y }: MouseEvent): SelectedText | undefined {
  const place: PointerPlace = { x, y };
  const layers = elementsAt(x, y);
  // The letter of a tile that is drawn as a shape.
  if (layers[0]?.localName === 'text' && letterOf(layers[1])) layers.shift();
  for (const element of layers.slice(0, MOST_LAYERS)) {
    const found = onTile(element, place) ?? inText(element, place) ?? inLabel(element, place);
    if (found) return found;
    if (isPicture(element)) return asSelected(element, '', new DOMRect(x, y));
    // The background hides the elements below.
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (!SEEN_THROUGH.test(backgroundColor) || !SEEN_THROUGH.test(backgroundImage)) break;
  }
  return undefined;
}

function asSelected(
  holder: Element,
  text: string,
  rect: DOMRect,
  start = { node: holder as Node, offset: 0 },
): SelectedText {
  const written = { text: text.slice(0, LONGEST_SELECTION), before: '', behind: '' };
  return { place: { start, end: start }, written, cut: false, holder, rect: () => rect };
}

function onTile(element: Element, place: PointerPlace): SelectedText | undefined {
  const tile = tileAround(element);
  if (!tile) return undefined;
  const box = tile.getBoundingClientRect();
  const words = wordsThrough(tile);
  if (words.length > 0) return asSelected(tile, words.join(' '), box);
  // A decorated initial is a part of its word.
  const word = inText(element, place);
  return word && /\p{L}.*\p{L}/su.test(word.written.text) ? word : asSelected(tile, letterOf(tile), box);
}

function inText(element: Element, { x, y }: PointerPlace): SelectedText | undefined {
  const rectOf = (node: Text, begin: number, end: number) =>
    [...rangeOf({ node, offset: begin }, { node, offset: end }).getClientRects()].find((rect) => isInside(rect, x, y));
  const near = caretAt(x, y)?.offsetNode;
  for (const node of near && element.contains(near) ? [near] : [...element.childNodes].slice(0, MOST_CHILDREN)) {
    // In a longer text, the browser goes through all lines.
    if (!(node instanceof Text) || node.length > LONG_TEXT) continue;
    let at = 0;
    let end = node.length;
    if (!rectOf(node, at, end)) continue;
    while (end - at > 1) {
      const middle = (at + end) >> 1;
      if (rectOf(node, at, middle)) end = middle;
      else at = middle;
    }
    const from = { node, offset: at };
    const before = readText(from, BESIDE, { back: true }).text;
    const text = before + readText(from, BESIDE).text;
    // A note is omitted; it ends the word.
    const word = node.data[at]?.trim() && wordAround(text, before.length);
    if (!word) return undefined;
    const begin = Math.max(0, at - word.before);
    const rect = rectOf(node, begin, Math.min(node.length, at + word.behind)) ?? rectOf(node, at, end);
    return asSelected(element, word.text, rect ?? new DOMRect(x, y), { node, offset: begin });
  }
  return undefined;
}

function inLabel(element: Element, { x, y }: PointerPlace): SelectedText | undefined {
  const label =
    labelOf(element) || (element instanceof SVGElement && element.ownerSVGElement && labelOf(element.ownerSVGElement));
  if (!label) return undefined;
  const box = element.getBoundingClientRect();
  const caret = isField(element) ? caretAt(x, y) : undefined;
  let at = caret?.offsetNode === element && (element as HTMLInputElement).value ? caret.offset : undefined;
  // In an SVG, the place in the text is estimated from the place in the box.
  if (element instanceof SVGElement) at = Math.floor(((x - box.left) / box.width) * label.length);
  const text = at === undefined ? label : wordAround(label, at)?.text;
  return text ? asSelected(element, text, box, { node: element, offset: at ?? 0 }) : undefined;
}

/** Returns the text position at a point; undefined before Chromium 128. */
function caretAt(x: number, y: number): CaretPosition | null | undefined {
  return document.caretPositionFromPoint?.(x, y);
}

/** At least three letters with a space between each two, or what has no space. A line’s end may hyphenate it. */
const WORD = /(?<!\S)\p{L}( \p{L}){2,}(?!\S)|(\S|(?<=[-\u00AD\u2010])\n)+/gu;

/** Returns the word at or directly before a place of a text, and its length on both sides of the place. */
function wordAround(text: string, at: number): { text: string; before: number; behind: number } | undefined {
  for (const { 0: word, index } of text.matchAll(WORD))
    if (index <= at && at <= index + word.length)
      return { text: word, before: at - index, behind: index + word.length - at };
  return undefined;
}
