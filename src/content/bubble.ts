/**
 * The box on the page: a closed shadow root in the top layer, so that neither the page's style sheets nor its stacking
 * order or clipping reach it. It never takes the focus by itself.
 */

import { element } from '../ui/element.ts';
import { message } from '../ui/message.ts';
import { type Box, place, visibleArea } from './bubble-place.ts';
import { concealText } from './concealed-text.ts';
import { guardPresses } from './presses.ts';
import { closestOutside } from './shadow-roots.ts';

export interface Bubble {
  /** For telling the bubble's own events from the page's: outside a closed root they all come from the host. */
  host: HTMLElement;
  /** Replaces what is shown and places the bubble at the word again. */
  show(...content: (Node | string)[]): void;
  /** Moves the keyboard into the bubble, when the user has asked for it. */
  focus(): void;
  close(): void;
}

/** Events that end at the bubble: a page's shortcuts and “click outside” handlers are not meant. */
const KEPT_EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'keydown', 'keyup'];

/**
 * @param word the word's box in pixels of the viewport.
 * @param holder the element that holds it.
 * @param look the style sheet. Until it is there nothing is shown.
 */
export function openBubble(word: DOMRect, holder: Element, look: Promise<string>): Bubble {
  const host = element('div', '');
  const root = host.attachShadow({ mode: 'closed' });
  const frame = element('div', 'verdikt');
  // Not the page's language: what is said in another one names it itself.
  frame.lang = message('language');
  frame.role = 'dialog';
  frame.tabIndex = -1;
  frame.ariaLabel = message('bubble_aria');
  const status = element('div', '');
  status.role = 'status';
  frame.append(status);
  root.append(frame);
  concealText(status);
  const closed = new AbortController();
  const presses = guardPresses(host, frame, closed.signal);

  for (const name of KEPT_EVENTS) host.addEventListener(name, (event) => event.stopPropagation());
  // A press on the bubble leaves the focus and the selection where they are.
  frame.addEventListener('mousedown', (event) => event.preventDefault());

  const before = document.activeElement;
  const settle = (box: Box) => {
    const { left, top } = place(word, box, visibleArea());
    frame.style.left = `${left}px`;
    frame.style.top = `${top}px`;
  };
  // Where it will be unless it lacks room there. Its size is heard of before the first frame with it, when the page has been laid out
  // anyway: to ask for it sooner costs the page milliseconds.
  settle({ width: 0, height: 0 });
  const focus = (wanted = 'button') => (frame.querySelector<HTMLElement>(wanted) ?? frame).focus();
  const resized = new ResizeObserver(() => settle(frame.getBoundingClientRect()));

  look.then((css) => {
    if (closed.signal.aborted) return;
    const style = element('style', '');
    // Like this and before it is on the page: Firefox then knows that an extension has written it, and the page's policy neither
    // refuses it nor reports it to the page's server. Constructed style sheets cannot be used in Firefox 140.
    style.textContent = css;
    root.prepend(style);
    // What is outside a modal dialog is inert, the top layer notwithstanding.
    (closestOutside(holder, 'dialog:modal') ?? document.documentElement).append(host);
    host.popover = 'manual';
    host.showPopover();
    resized.observe(frame);
    if (status.hasChildNodes()) presses.shown();
  });

  return {
    host,
    show(...content) {
      const focused = root.activeElement;
      status.replaceChildren(...content);
      if (!host.isConnected) return;
      presses.shown();
      // What had the focus is gone with the old content; the rules are there again.
      if (focused) focus(focused.closest('.menu, .reach') ? '.rulesets' : undefined);
    },
    focus: () => focus(),
    close() {
      closed.abort();
      resized.disconnect();
      const focused = root.activeElement !== null;
      host.remove();
      if (focused && before instanceof HTMLElement) before.focus();
    },
  };
}
