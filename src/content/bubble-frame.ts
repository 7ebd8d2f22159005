/**
 * The inside of the bubble: what the content script does in the frame that it has put on a page itself. The frame's document is of no
 * origin, so the page reaches neither its nodes nor its styles nor its events. It draws what it is sent, and tells of presses and keys.
 */

import { ask } from '../platform/messages/ask.ts';
import { element } from '../ui/element.ts';
import { type Drawn, draw } from './drawing.ts';

/** What the page's script sends. */
export interface ToFrame {
  /** The bubble's name for assistive technology. */
  label?: string;
  /** The content, and which drawing it is, counted from 1. */
  drawn?: Drawn[];
  drawing?: number;
  /** The size that the bubble may have at most, in CSS pixels. */
  room?: { width: number; height: number };
  /** The bubble is seen from now on. */
  seen?: true;
  /** Moves the keyboard to the first element that the selector matches. */
  focus?: string;
}

/** What the frame sends back. */
export interface FromFrame {
  /** The content's own size in CSS pixels, of which drawing. */
  size?: { width: number; height: number };
  drawing?: number;
  /**
   * The number of a button that the user has pressed, and where in the frame; by key without a place. `watched` when the browser knows of
   * everything that may hide the bubble.
   */
  pressed?: { id: number; watched: boolean; x?: number; y?: number };
  /** The user has pressed Escape. */
  escape?: true;
  /** The keyboard has left the frame. */
  left?: true;
}

/** Milliseconds in which nobody can have read the bubble: a press that comes sooner was meant for what is under it. */
const READ = 300;

/** Below this height in CSS pixels the bubble is one line. */
const LOW = 120;

/** Chromium's, and not in every library of DOM types. */
interface Visibility {
  isVisible?: boolean;
}

const MARK = 'verdikt-bubble';

/** The frame's document; the language is that of the sentences in it. */
export function frameMarkup(language: string, token: string): string {
  return `<!doctype html><html class="${MARK}" lang="${language}" data-token="${token}">`;
}

/** Returns true in a frame like that. A page may imitate one. */
export function isBubbleFrame(): boolean {
  return location.href === 'about:srcdoc' && origin === 'null' && document.documentElement.className === MARK;
}

/**
 * Draws what comes through the port from the script that has made this frame. The worker proves which one that is: it knows the frame's token,
 * and tells the key that the script sends with the port. In a page's imitation nothing is drawn.
 */
export function drawBubble(): void {
  const entering = ask<'enter-frame'>({ name: 'enter-frame', token: document.documentElement.dataset.token ?? '' });
  entering.catch(() => {});
  addEventListener('message', async ({ data, ports: [port] }) => {
    const { key, look } = await entering;
    if (port && data === key) drawFrom(port, look);
  });
}

function drawFrom(port: MessagePort, look: string): void {
  const send = (sent: FromFrame) => port.postMessage(JSON.stringify(sent));
  const status = element('div', '');
  status.role = 'status';
  const bubble = element('div', 'verdikt', status);
  bubble.role = 'dialog';
  bubble.tabIndex = -1;
  // Screen readers announce what comes into a region that they know, once it is no longer busy.
  bubble.ariaBusy = 'true';
  const nodes = new Map<number, Node>();
  let readable = Number.POSITIVE_INFINITY;
  let isVisible: boolean | undefined;

  // Only Chromium knows of everything that may hide it, whatever document that is in.
  new IntersectionObserver(
    (entries) => {
      isVisible = (entries.at(-1) as Visibility | undefined)?.isVisible;
    },
    { trackVisibility: true, delay: 100 } as IntersectionObserverInit,
  ).observe(bubble);

  let drawing = 0;
  const measure = () => {
    const { width } = bubble.getBoundingClientRect();
    const border = bubble.offsetHeight - bubble.clientHeight;
    // The bubble itself is no higher than the frame, and is scrolled then.
    const height = Math.ceil(status.getBoundingClientRect().height) + border;
    // Firefox lays the document out a moment after it has run the script.
    if (width > 0 && drawing > 0) send({ drawing, size: { width: Math.ceil(width), height } });
  };
  // The control to focus once it is drawn again: a redraw removed the focused one, and a waiting message may come in between.
  let lostFocus: string | undefined;
  const redraw = (drawn: Drawn[]) => {
    const focused = document.activeElement;
    const wasInMenu = focused?.closest('.menu, .reach');
    draw(status, drawn, nodes);
    if (focused && focused !== document.body && !focused.checkVisibility())
      lostFocus = wasInMenu ? '.rulesets' : 'button';
    else if (focused !== bubble) lostFocus = undefined;
    if (lostFocus) focus(lostFocus);
  };
  const focus = (selector: string) => (bubble.querySelector<HTMLElement>(selector) ?? bubble).focus();

  const style = element('style', '');
  // Set before it is in the document: Firefox then knows that an extension has written it, and the page's policy, which the frame
  // inherits, neither refuses it nor reports it. Constructed style sheets cannot be used in Firefox 140.
  style.textContent = look;
  document.head.append(style);
  document.body.append(bubble);
  const resized = new ResizeObserver(measure);
  resized.observe(bubble);
  resized.observe(status);

  port.onmessage = ({ data }) => {
    const { label, drawn, drawing: count, room, seen, focus: wanted }: ToFrame = JSON.parse(data);
    if (label) {
      bubble.ariaLabel = label;
      document.title = label;
    }
    if (room) {
      document.documentElement.style.setProperty('--room', `${room.width}px`);
      bubble.classList.toggle('low', room.height < LOW);
      measure();
    }
    if (drawn && count) {
      drawing = count;
      redraw(drawn);
      measure();
    }
    if (seen) {
      bubble.ariaBusy = 'false';
      // From a frame on that has been painted: the page may hold up its own thread.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          readable = performance.now() + READ;
        }),
      );
    }
    if (wanted) focus(wanted);
  };

  // A press leaves the focus and the selection on the page where they are.
  bubble.addEventListener('mousedown', (event) => event.preventDefault());
  bubble.addEventListener('click', ({ isTrusted, target, timeStamp, detail, clientX: x, clientY: y }) => {
    const pressed = (target as Element).closest('button');
    const id = pressed && [...nodes].find(([, node]) => node === pressed)?.[0];
    if (!id || !isTrusted || timeStamp < readable || isVisible === false) return;
    const watched = isVisible === true;
    send({ pressed: detail === 0 ? { id, watched } : { id, watched, x, y } });
  });
  addEventListener('keydown', ({ isTrusted, key }) => isTrusted && key === 'Escape' && send({ escape: true }));
  addEventListener('blur', ({ target }) => target === window && send({ left: true }));
}
