/**
 * The bubble on a page. The page sees one empty element in the top layer. Its closed shadow root contains a frame with an opaque origin. The
 * content is drawn only in the frame's document, so that the page cannot reach its nodes, styles or events. The script on the page holds the
 * same tree outside every document, and the frame reports which button is pressed. The bubble never takes the focus by itself.
 */

import { ask } from '../platform/messages/ask.ts';
import { element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { type FromFrame, frameMarkup, type ToFrame } from './bubble-frame.ts';
import { type Box, isInside, isSheet, place, roomIn, visibleArea } from './bubble-place.ts';
import { describe } from './drawing.ts';
import { guardPresses } from './presses.ts';
import { closestOutside } from './shadow-roots.ts';

export interface Bubble {
  /** The element that the page sees. */
  host: HTMLElement;
  /** Replaces the content. */
  show(...content: (Node | string)[]): void;
  /** Makes the bubble visible as soon as there is content. @param word the place of the word, in pixels of the viewport. */
  reveal(word: DOMRect): void;
  /** Moves the focus into the bubble. */
  focus(): void;
  /** Returns true while the focus is in the bubble. */
  isFocused(): boolean;
  /** Returns true if the bubble is visible at a point of the viewport. */
  covers(x: number, y: number): boolean;
  /** Callbacks, set by whoever opens the bubble. */
  events: BubbleEvents;
  close(): void;
}

export interface BubbleEvents {
  /** The user has pressed Escape in the bubble. */
  escape?(): unknown;
  /** The focus has left the bubble. */
  left?(): unknown;
  /** The page has removed the bubble or changed the element that it sees. */
  lost?(): unknown;
}

/** Styles of the host, which is not printed. `!important` in a shadow tree wins over every declaration of the page. */
const HOST_LOOK = `:host{all:initial!important;display:block!important;position:fixed!important;width:0!important;height:0!important}
:host::before,:host::after,:host::backdrop{display:none!important}
@media print{:host{display:none!important}}`;

/** Styles of the frame before it is visible: it takes no presses, and its content can be measured. */
const HIDDEN_LOOK = 'all:initial;position:fixed;border:0;opacity:0;pointer-events:none;left:0;top:0;';

/** Styles of the visible frame, which its content fills. */
const VISIBLE_LOOK = 'opacity:1;border-radius:12px;box-shadow:0 4px 24px rgb(0 0 0/30%);';

/** Returns a text that no page can guess. Pages without HTTPS have no `crypto.randomUUID`. */
function secret(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Returns the element to put a bubble into. Outside of an open modal dialog everything is inert, even in the top layer. */
export function layerOf(holder: Element): Element {
  return closestOutside(holder, 'dialog:modal') ?? document.documentElement;
}

/**
 * Puts a bubble on the page, invisible at first.
 * @param holder the element that contains the word. @param isPressable false if the page could observe the pointer on the bubble: then
 * presses go to what is below.
 */
export function openBubble(holder: Element, isPressable: boolean): Bubble {
  const host = element('div', '');
  const root = host.attachShadow({ mode: 'closed' });
  const frame = element('iframe', '');
  // An opaque origin and no scripts; the content script is exempt from both.
  frame.setAttribute('sandbox', '');
  const token = secret();
  const key = secret();
  // Sent before the frame asks for it. If the worker cannot be reached, the frame stays empty.
  ask<'announce-frame'>({ name: 'announce-frame', token, key }).catch(() => {});
  frame.setAttribute('srcdoc', frameMarkup(message('language'), token));
  frame.title = message('bubble_aria');
  const style = element('style', '');
  style.textContent = HOST_LOOK;
  root.append(style, frame);

  const content = element('div', '');
  const nodes = new Map<number, Node>();
  const { port1: port, port2: end } = new MessageChannel();
  const send = (sent: ToFrame) => port.postMessage(JSON.stringify(sent));
  const events: BubbleEvents = {};
  const closed = new AbortController();
  const parent = layerOf(holder);
  const focusedBefore = document.activeElement;
  const lost = () => closed.signal.aborted || events.lost?.();
  let isSeen = false;
  const isGenuinePress = guardPresses(host, frame, () => isSeen && send({ seen: true }), lost, closed.signal);
  const changes = new MutationObserver((records) => {
    if (host.parentNode !== parent || records.some(({ target }) => target !== parent)) lost();
  });
  let word: DOMRect | undefined;
  /** Size of the content drawn last. */
  let size: Box | undefined;
  let drawings = 0;

  // The page may have zoomed the parent.
  const { currentCSSZoom: zoom = 1 } = parent as { currentCSSZoom?: number };
  const dress = (css: string) => {
    // In Firefox, a page may get hold of the frame’s element. `!important` wins over its styles and animations.
    frame.style.cssText = `${HIDDEN_LOOK}zoom:${1 / zoom};${css};`.replace(/;+/g, '!important;');
    changes.takeRecords();
  };
  const sheet = isSheet();
  const room = roomIn(visibleArea(), sheet);
  dress(`width:${room.width}px;height:${room.height}px`);

  const settle = () => {
    if (!word || !size) return;
    const { left, top, width, height } = place(word, size, visibleArea(), sheet);
    if (width < size.width) {
      // The frame lays the content out again, narrower and higher, and reports its size.
      send({ room: { width, height: room.height } });
      size = undefined;
      return;
    }
    dress(
      `${VISIBLE_LOOK}pointer-events:${isPressable ? 'auto' : 'none'};left:${left}px;top:${top}px;width:${width}px;height:${height}px`,
    );
    if (!isSeen) send({ seen: true });
    isSeen = true;
  };

  port.onmessage = ({ data }) => {
    const received: FromFrame = JSON.parse(data);
    if (received.size && received.drawing === drawings) {
      size = received.size;
      settle();
    }
    if (received.escape) events.escape?.();
    if (received.left) events.left?.();
    const pressed = received.pressed && nodes.get(received.pressed.id);
    if (pressed instanceof HTMLElement && isGenuinePress(received.pressed!)) pressed.click();
  };
  const loaded = () => {
    frame.contentWindow!.postMessage(key, '*', [end]);
    // A second `load` means that the page has navigated the frame.
    frame.addEventListener('load', lost);
  };
  frame.addEventListener('load', loaded, { once: true });
  send({ label: message('bubble_aria'), room });
  // The content changes when the user opens a part or an answer arrives later.
  new MutationObserver(() => {
    nodes.clear();
    drawings += 1;
    send({ drawing: drawings, drawn: describe(content, nodes) });
  }).observe(content, { childList: true, subtree: true, attributes: true, characterData: true });

  host.popover = 'manual';
  parent.append(host);
  changes.observe(parent, { childList: true });
  changes.observe(host, { attributes: true, childList: true });
  changes.observe(root, { attributes: true, childList: true, subtree: true });
  host.showPopover();

  const isFocused = () => (host.getRootNode() as Document | ShadowRoot).activeElement === host;
  return {
    host,
    events,
    isFocused,
    covers(x, y) {
      return isSeen && isInside(frame.getBoundingClientRect(), x, y);
    },
    show(...shown) {
      size = undefined;
      content.replaceChildren(...shown);
    },
    reveal(at) {
      word = at;
      settle();
    },
    focus() {
      frame.focus();
      send({ focus: 'button' });
    },
    close() {
      if (closed.signal.aborted) return;
      closed.abort();
      changes.disconnect();
      port.close();
      const wasFocused = isFocused();
      host.remove();
      if (wasFocused && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    },
  };
}
