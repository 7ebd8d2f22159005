/**
 * The content script inside the bubble's frame. The frame's document has an opaque origin, so the page cannot reach its nodes, styles or
 * events. The script draws what it receives, and reports presses and keys.
 */

import { ask } from '../platform/messages/ask.ts';
import { element } from '../ui/element.ts';
import { type Drawn, draw } from './drawing.ts';

/** A message from the script on the page. */
export interface ToFrame {
  /** The bubble's name for assistive technology. */
  label?: string;
  /** The content, with the number of the drawing, from 1. */
  drawn?: Drawn[];
  drawing?: number;
  /** The maximum size of the bubble, in CSS pixels. */
  room?: { width: number; height: number };
  /** The bubble is visible from now on, or again. */
  seen?: true;
  /** Moves the keyboard to the first element that the selector matches. */
  focus?: string;
}

/** A message from the frame. */
export interface FromFrame {
  /** The natural size of the content in CSS pixels, with the number of the drawing. */
  size?: { width: number; height: number };
  drawing?: number;
  /**
   * The number of the button that the user has pressed, and where in the frame; without a place if by key. `watched` is true if the browser
   * reports everything that may hide the bubble.
   */
  pressed?: { id: number; watched: boolean; x?: number; y?: number };
  /** The user has pressed Escape. */
  escape?: true;
  /** The keyboard has left the frame. */
  left?: true;
}

/** Milliseconds that a user needs to read the bubble. An earlier press was aimed at what is under it. */
const READING_TIME = 300;

/** Below this height in CSS pixels, the bubble has one line. */
const LOW_HEIGHT = 120;

/** Chromium only; missing from the DOM types. */
interface Visibility {
  isVisible?: boolean;
}

const MARK = 'verdikt-bubble';

/** Returns the HTML of the frame’s document. @param language of the sentences. */
export function frameMarkup(language: string, token: string): string {
  return `<!doctype html><html class="${MARK}" lang="${language}" data-token="${token}">`;
}

/** Returns true in a document like that. A page may imitate it. */
export function isBubbleFrame(): boolean {
  return location.href === 'about:srcdoc' && origin === 'null' && document.documentElement.className === MARK;
}

/**
 * Draws what the script that made this frame sends through a port. The worker proves who sent the port: it knows the frame's token and
 * returns the key that the script sends with the port. An imitation by the page stays empty.
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
  // Screen readers announce changes of a region once it is no longer busy.
  bubble.ariaBusy = 'true';
  const nodes = new Map<number, Node>();
  let readable = Number.POSITIVE_INFINITY;
  let isVisible: boolean | undefined;

  /** Accepts presses once the user can have read the bubble. */
  const letRead = () => {
    readable = Number.POSITIVE_INFINITY;
    // Counted from the first painted frame, because the page may block its thread.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        readable = performance.now() + READING_TIME;
      }),
    );
  };
  // Only Chromium reports everything that may hide the bubble, in any document.
  new IntersectionObserver(
    (entries) => {
      ({ isVisible } = entries.at(-1) as Visibility);
      // A page may remove a cover just before the user presses.
      if (isVisible) letRead();
    },
    { trackVisibility: true, delay: 100 } as IntersectionObserverInit,
  ).observe(bubble);

  let drawing = 0;
  const measure = () => {
    const { width } = bubble.getBoundingClientRect();
    const border = bubble.offsetHeight - bubble.clientHeight;
    // The bubble is never higher than the frame; higher content is scrolled.
    const height = Math.ceil(status.getBoundingClientRect().height) + border;
    // Firefox lays the document out a moment after the script has run.
    if (width > 0 && drawing > 0) send({ drawing, size: { width: Math.ceil(width), height } });
  };
  // The control to focus after the next redraw: this one removed the focused control, and “looking up” may be drawn in between.
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
  // The frame inherits the page's content security policy. Firefox exempts a style sheet that an extension filled before inserting it.
  // Firefox 140 does not support constructed style sheets here.
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
      bubble.classList.toggle('low', room.height < LOW_HEIGHT);
      measure();
    }
    if (drawn) {
      drawing = count!;
      redraw(drawn);
      measure();
    }
    if (seen) {
      bubble.ariaBusy = 'false';
      letRead();
    }
    if (wanted) focus(wanted);
  };

  // A press changes neither the focus nor the selection on the page.
  bubble.addEventListener('mousedown', (event) => event.preventDefault());
  bubble.addEventListener('click', ({ isTrusted, target, timeStamp, detail, x, y }) => {
    const pressed = (target as Element).closest('button');
    const id = pressed && [...nodes].find(([, node]) => node === pressed)?.[0];
    if (!id || !isTrusted) return;
    if (timeStamp < readable || isVisible === false) {
      letRead();
      return;
    }
    const watched = isVisible === true;
    send({ pressed: { id, watched, ...(detail && { x, y }) } });
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && send({ escape: true }));
  addEventListener('blur', ({ target }) => target === window && send({ left: true }));
}
