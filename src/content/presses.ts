import type { FromFrame } from './bubble-frame.ts';
import { listen } from './page-events.ts';
import { elementsAt, shadowRootOf } from './shadow-roots.ts';

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** True if the browser reports whether anything hides an element, in any document: Chromium does, Firefox does not. */
export const SEES_COVERS = 'isVisible' in IntersectionObserverEntry.prototype;

/** Elements in the top layer. */
const RAISED = ':popover-open, :modal, :fullscreen';

/** Milliseconds after which a cover of the bubble that has gone is noticed. */
const LOOK_AGAIN = 100;

/**
 * Returns a function that accepts or rejects presses in the bubble. It rejects them if the page has moved, scaled or removed the bubble, or
 * if another element is at that point. If the browser does not report what hides the frame, it also rejects them while the page has a later
 * element in the top layer, whatever its box: an element can draw outside its box.
 * @param host the element that the page sees. @param frame the bubble's frame in it.
 * @param covered called while something may hide the bubble: afterwards the user has to read it again.
 */
export function guardPresses(
  host: HTMLElement,
  frame: HTMLElement,
  covered: () => void,
  signal: AbortSignal,
): (pressed: NonNullable<FromFrame['pressed']>) => boolean {
  /** Elements that the page has put into the top layer since. */
  const raised = new Set<Element>();
  for (const name of ['beforetoggle', 'fullscreenchange'] as const)
    listen(
      name,
      ({ target }) => {
        if (target instanceof Element && target !== host) raised.add(target);
      },
      signal,
    );
  const isCovered = () =>
    [...raised].some((element) => element.matches(RAISED)) ||
    // A view transition lies above the top layer. `:is` ignores what a browser does not know.
    document.documentElement.matches(':is(:active-view-transition)');
  /** Returns true for a cover in a shadow root of the page. Its events do not leave the root. */
  const hasCoverIn = (parent: ParentNode): boolean =>
    [...parent.querySelectorAll('*')].some((element) => {
      const root = shadowRootOf(element);
      return root && ([...root.querySelectorAll(RAISED)].some((cover) => !cover.contains(host)) || hasCoverIn(root));
    });
  if (!SEES_COVERS) {
    const look = () => {
      if (isCovered()) covered();
      if (!signal.aborted) setTimeout(look, LOOK_AGAIN);
    };
    look();
  }
  return ({ x, y, watched }) => {
    const box = frame.getBoundingClientRect();
    const stands = SIDES.every((side) => Math.abs(box[side] - Number.parseFloat(frame.style[side])) < 1);
    return (
      stands &&
      host.matches(':popover-open') &&
      (watched || !(isCovered() || hasCoverIn(document))) &&
      (x === undefined || elementsAt(box.left + x, box.top + y!)[0] === frame)
    );
  };
}
