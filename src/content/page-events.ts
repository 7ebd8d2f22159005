/**
 * What the page hears of the bubble: nothing. Firefox tells a page's listeners the true target of an event inside a closed shadow root, in
 * `originalTarget`, `explicitOriginalTarget` and `rangeParent`: of the pointer that crosses onto the bubble, its frame. The listeners here are
 * registered before the page has any, so they come first on the way of an event, and end it.
 */

import type { Bubble } from './bubble.ts';

/** The events with which the browser tells of a border that the pointer, a drag or the keyboard crosses; all others stay in the frame. */
const CROSSING = [
  ...['over', 'out', 'enter', 'leave'].flatMap((name) => [`pointer${name}`, `mouse${name}`]),
  ...['dragenter', 'dragover', 'dragleave', 'dragexit', 'drop', 'focus', 'blur', 'focusin', 'focusout'],
];

/**
 * Ends events that lead onto a bubble or off it, or whose place is inside it, before the page hears of them. To be called when the document
 * starts.
 * @param shown returns the bubble that is on the page. @param signal ends it.
 */
export function keepFromPage(shown: () => Bubble | undefined, signal: AbortSignal): void {
  const end = (event: Event) => {
    const bubble = shown();
    if (!bubble || !event.isTrusted) return;
    const { relatedTarget, clientX, clientY } = event as MouseEvent;
    const isAtBubble = event.composedPath().includes(bubble.host) || relatedTarget === bubble.host;
    if (isAtBubble || bubble.covers(clientX, clientY)) event.stopImmediatePropagation();
  };
  for (const name of CROSSING) addEventListener(name, end, { capture: true, passive: true, signal });
}
