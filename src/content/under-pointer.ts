import { BESIDE, LONGEST_SELECTION } from '../platform/messages/limits.ts';
import { wordsThrough } from './board.ts';
import type { PointerPlace } from './gestures.ts';
import { listen } from './page-events.ts';
import { isTransparent, labelOf, letterOf, readText, tileAround } from './page-text.ts';
import { isField, LONG_TEXT, type SelectedText } from './selection.ts';
import { elementsAt, MOST_LAYERS } from './shadow-roots.ts';

/** Milliseconds that the pointer must rest before a picture is said to be one. */
const REST = 350;

/** Pixels that a pointer moves from one frame to the next when it has come to rest: a hand is never quite still. */
const STILL = 3;

/** Milliseconds between two words that the pointer may come to rest on: a hand that looks for a word passes many. */
const PASSING = 50;

/** Children of an element among which its text is looked for. */
const MOST_CHILDREN = 100;

/** What is told of a pointer that moves while Alt alone is held and nothing is pressed. */
export interface Pointing {
  /** Alt has gone down, or the first movement with it: a word may follow. */
  modifierDown(): void;
  /** The pointer moves over another word than before and may come to rest on it. */
  approaching(selected: SelectedText): void;
  /** The pointer is on another word than before. */
  overWord(selected: SelectedText): void;
  /** Alt is let go, or the user goes to another window with Alt held: `isAway`. */
  left(isAway: boolean): void;
}

/** Tells the words that the pointer comes to rest on, once each: at the first frame in which it moves no further. */
export function watchPointer({ modifierDown, approaching, overWord, left }: Pointing, signal: AbortSignal): void {
  let pointer: PointerEvent | undefined;
  let isDown = false;
  let isLooking = false;
  /** Where it was in the frame before. */
  let last: PointerEvent | undefined;
  /** What was told last. */
  let told: unknown;
  /** When the pointer was seen on a word that it only passes. */
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
    const isStill = last && Math.hypot(pointer.clientX - last.clientX, pointer.clientY - last.clientY) <= STILL;
    last = pointer;
    if (!isStill) lookAgain();
    if (!isStill && pointer.timeStamp - approached < PASSING) return;
    const word = wordUnder(pointer);
    // Few who pass a picture want to know.
    if (word && !word.written.text && (resting || !isStill)) return;
    // A word is the same in all its pieces.
    const key = word && (word.written.text || word.holder);
    if (word && key !== told) {
      if (isStill) overWord(word);
      else {
        approached = pointer.timeStamp;
        approaching(word);
      }
    }
    if (isStill) told = key;
  };
  const lookAgain = () => {
    if (!isLooking) requestAnimationFrame(look);
    isLooking = true;
  };
  listen(
    'pointermove',
    (event) => {
      press(isAltAlone(event) && !event.buttons);
      if (!isDown) {
        told = undefined;
        return;
      }
      pointer = event;
      clearTimeout(resting);
      resting = setTimeout(() => {
        resting = undefined;
        lookAgain();
      }, REST);
      lookAgain();
    },
    signal,
  );
  for (const name of ['keydown', 'keyup', 'pointerdown'] as const)
    listen(
      name,
      (event) => {
        const isAlt = 'key' in event && event.key === 'Alt';
        // Escape leaves a word that has been told as it is.
        if (isAlt && !event.repeat) told = undefined;
        press(isAlt && isAltAlone(event));
      },
      signal,
    );
  listen(
    'blur',
    ({ target }) => {
      if (target !== window) return;
      if (isDown) left(true);
      press(false);
    },
    signal,
  );
}

function isAltAlone(event: MouseEvent | KeyboardEvent): boolean {
  return event.altKey && !event.ctrlKey && !event.shiftKey && !event.metaKey && !event.getModifierState('AltGraph');
}

/** Also in shadow roots. */
export function elementUnder(event: MouseEvent): Element | null {
  return elementsAt(event.clientX, event.clientY)[0] ?? null;
}

/**
 * The word under the pointer, also where it cannot be selected: of a text, a field or a description, or of a row and a column of letters
 * that each have an element, as on a board. Empty where there is only a picture.
 */
export function wordUnder({ clientX: x, clientY: y }: MouseEvent): SelectedText | undefined {
  const place: PointerPlace = { x, y };
  for (const element of elementsAt(x, y).slice(0, MOST_LAYERS)) {
    const found = onTile(element, place) ?? inText(element, place) ?? inLabel(element, place);
    if (found) return found;
    if (isPicture(element)) return asSelected(element, '', new DOMRect(x, y));
    // What is under it is not seen.
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none' || !isTransparent(backgroundColor)) break;
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
  // A drawn initial is a part of its word.
  const word = inText(element, place);
  return word && /\p{L}.*\p{L}/su.test(word.written.text) ? word : asSelected(tile, letterOf(tile), box);
}

function inText(element: Element, { x, y }: PointerPlace): SelectedText | undefined {
  const range = document.createRange();
  const rectOf = (node: Text, begin: number, end: number) => {
    range.setStart(node, begin);
    range.setEnd(node, end);
    return [...range.getClientRects()].find(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  };
  const near = caretAt(x, y)?.offsetNode;
  for (const node of near?.parentNode === element ? [near] : [...element.childNodes].slice(0, MOST_CHILDREN)) {
    // In a longer one the browser goes through all lines.
    if (!(node instanceof Text) || node.length > LONG_TEXT) continue;
    let [at, end] = [0, node.length];
    if (!rectOf(node, at, end)) continue;
    while (end - at > 1) {
      const middle = (at + end) >> 1;
      if (rectOf(node, at, middle)) end = middle;
      else at = middle;
    }
    const from = { node, offset: at };
    const before = readText(from, BESIDE, { back: true }).text;
    const text = before + readText(from, BESIDE).text;
    // A note is left out, and the word ends where it stands.
    const word = node.data[at]?.trim() && (wordAround(text, before.length) ?? wordAround(text, before.length - 1));
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
  // A line of a drawn text.
  if (element instanceof SVGElement) at = Math.floor(((x - box.left) / box.width) * label.length);
  const text = at === undefined ? label : (wordAround(label, at) ?? wordAround(label, at - 1))?.text;
  return text ? asSelected(element, text, box, { node: element, offset: at ?? 0 }) : undefined;
}

/** Older Chromium than 128 does not tell. */
function caretAt(x: number, y: number): CaretPosition | null | undefined {
  return document.caretPositionFromPoint?.(x, y);
}

/** The word at a place of a text, also one that a line's end hyphenates. @returns also its length on both sides of the place. */
function wordAround(text: string, at: number): { text: string; before: number; behind: number } | undefined {
  for (const { 0: word, index } of text.matchAll(/(?:\S|(?<=[-\u00AD\u2010])\n)+/g))
    if (index <= at && at < index + word.length)
      return { text: word, before: at - index, behind: index + word.length - at };
  return undefined;
}

function isPicture(element: Element): boolean {
  if (/^(canvas|img|video)$/.test(element.localName) || element instanceof SVGElement) return true;
  return getComputedStyle(element).backgroundImage.includes('url(') && !element.textContent.trim();
}
