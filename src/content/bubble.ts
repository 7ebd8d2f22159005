/**
 * The bubble on a page. The page sees one empty element in the top layer. In its closed shadow root is a frame of no origin, and what the
 * bubble shows is in the frame's document alone: no node, style or event of it is within the page's reach. The script on the page keeps the
 * tree that is drawn there, out of every document, and the frame tells it what is pressed. The bubble takes no focus by itself.
 */

import { ask } from '../platform/messages/ask.ts';
import { element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { type FromFrame, frameMarkup, type ToFrame } from './bubble-frame.ts';
import { type Box, place, roomIn, visibleArea } from './bubble-place.ts';
import { describe } from './drawing.ts';
import { guardPresses } from './presses.ts';
import { closestOutside } from './shadow-roots.ts';

export interface Bubble {
  /** The element that the page sees. */
  host: HTMLElement;
  /** Replaces what is shown. */
  show(...content: (Node | string)[]): void;
  /** Lets the bubble be seen at the word, a box in pixels of the viewport, as soon as there is content. */
  reveal(word: DOMRect): void;
  /** Moves the keyboard into the bubble, when the user has asked for it. */
  focus(): void;
  /** Returns true while the keyboard is in the bubble. */
  isFocused(): boolean;
  /** Returns true when the bubble is seen at a point of the viewport. */
  covers(x: number, y: number): boolean;
  /** What is called when something happens to the bubble; to be set by who opens it. */
  events: BubbleEvents;
  close(): void;
}

export interface BubbleEvents {
  /** The user has pressed Escape in the bubble. */
  escape?(): unknown;
  /** The keyboard has left the bubble. */
  left?(): unknown;
  /** The page has taken the bubble away or has changed the element that it sees. */
  lost?(): unknown;
}

/** Important declarations of a shadow tree win over those of the page, so these hold whatever the page says. */
const HOST_LOOK = `:host{all:initial!important;display:block!important;position:fixed!important;left:0!important;top:0!important;width:0!important;height:0!important}
:host::before,:host::after,:host::backdrop{display:none!important}`;

/** What the frame is before it is seen: it takes no press, and has a size in which its content can be measured. */
const UNSEEN = 'all:initial;position:fixed;border:0;opacity:0;pointer-events:none;left:0;top:0;';

/** What the frame is when it is seen. Its content fills it. */
const SEEN = 'opacity:1;border-radius:12px;box-shadow:0 4px 24px rgb(0 0 0/30%);';

/** Returns a text that no page can guess. Pages without encryption have no `crypto.randomUUID`. */
function secret(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Returns the element to put a bubble into. What is outside a modal dialog is inert, the top layer notwithstanding. */
export function layerOf(holder: Element): Element {
  return closestOutside(holder, 'dialog:modal') ?? document.documentElement;
}

/**
 * Puts a bubble that is not seen yet on the page.
 * @param holder the element that holds the word. @param isPressable false where a page could learn of the pointer on it: there the pointer
 * passes through.
 */
export function openBubble(holder: Element, isPressable: boolean): Bubble {
  const host = element('div', '');
  const root = host.attachShadow({ mode: 'closed' });
  const frame = element('iframe', '');
  // Neither an origin nor scripts: the extension's own is exempt from both.
  frame.setAttribute('sandbox', '');
  const [token, key] = [secret(), secret()];
  // Before the frame itself can ask. When the worker cannot be reached, the frame stays empty.
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
  const isPressMeant = guardPresses(host, frame, closed.signal);
  const parent = layerOf(holder);
  const focusedBefore = document.activeElement;
  const lost = () => closed.signal.aborted || events.lost?.();
  const changes = new MutationObserver(lost);
  let word: DOMRect | undefined;
  /** Of the content that was drawn last. */
  let size: Box | undefined;
  let drawings = 0;
  let isSeen = false;

  // The page may have zoomed what the bubble is in.
  const { currentCSSZoom: zoom = 1 } = parent as { currentCSSZoom?: number };
  const dress = (css: string) => {
    // In Firefox a page may get hold of the frame's element: no animation or style of it wins over what is important.
    frame.style.cssText = `${UNSEEN}zoom:${1 / zoom};${css};`.replace(/;+/g, '!important;');
    if (changes.takeRecords().some(({ attributeName }) => attributeName !== 'style')) lost();
  };
  const room = roomIn(visibleArea());
  dress(`width:${room.width}px;height:${room.height}px`);

  const settle = () => {
    if (!word || !size) return;
    const { left, top, width, height } = place(word, size, visibleArea());
    if (width < size.width) {
      // It is laid out anew, narrower and higher, and its size told once more.
      send({ room: { width, height: room.height } });
      size = undefined;
      return;
    }
    dress(
      `${SEEN}pointer-events:${isPressable ? 'auto' : 'none'};left:${left}px;top:${top}px;width:${width}px;height:${height}px`,
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
    if (pressed instanceof HTMLElement && isPressMeant(received.pressed!)) pressed.click();
  };
  let isLoaded = false;
  frame.addEventListener('load', () => {
    // A second time, the page has led the frame elsewhere.
    if (isLoaded) lost();
    else frame.contentWindow!.postMessage(key, '*', [end]);
    isLoaded = true;
  });
  send({ label: message('bubble_aria'), room });
  // What is written changes as it is used: what opens, what comes later.
  new MutationObserver(() => {
    nodes.clear();
    drawings += 1;
    send({ drawing: drawings, drawn: describe(content, nodes) });
  }).observe(content, { childList: true, subtree: true, attributes: true, characterData: true });

  host.popover = 'manual';
  changes.observe(host, { attributes: true, childList: true });
  changes.observe(root, { attributes: true, childList: true, subtree: true });
  parent.append(host);
  const watching = new MutationObserver(() => host.parentNode === parent || lost());
  watching.observe(parent, { childList: true });
  host.showPopover();
  host.addEventListener('beforetoggle', lost);

  const isFocused = () => (host.getRootNode() as Document | ShadowRoot).activeElement === host;
  return {
    host,
    events,
    isFocused,
    covers(x, y) {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      return isSeen && left <= x && x <= right && top <= y && y <= bottom;
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
      watching.disconnect();
      changes.disconnect();
      port.close();
      const wasFocused = isFocused();
      host.remove();
      if (wasFocused && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    },
  };
}
