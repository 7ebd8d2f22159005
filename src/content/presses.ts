import type { FromFrame } from './bubble-frame.ts';
import { listen } from './page-events.ts';
import { elementsAt, shadowRootOf } from './shadow-roots.ts';

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** True if the browser reports whether anything hides an element, in any document: Chromium does, Firefox does not. */
export const SEES_COVERS = 'isVisible' in IntersectionObserverEntry.prototype;

/** Elements in the top layer. */
const RAISED = ':popover-open, :modal, :fullscreen';

/** Lists of choices that the browser draws above everything. `:is` ignores what a browser does not know. */
const PICKERS = ':is(select:open,input:open)';

/** Filters of the whole page that leave a dark text dark on light, or the reverse. */
const LEGIBLE_FILTER = /^(none|((invert\(1|(hue-rotate|saturate|grayscale|sepia)\([^)]*)\) ?)+)$/;

/** Milliseconds after which a cover of the bubble that has gone is noticed. */
const LOOK_AGAIN = 100;

/**
 * Returns a function that accepts or rejects presses in the bubble. It rejects them if the page has moved, scaled or removed the bubble, or
 * if another element is at that point. If the browser does not report what hides the frame, it also rejects them while the page has a later
 * element in the top layer, whatever its box: an element can draw outside its box.
 * @param host the element that the page sees. @param frame the bubble's frame in it.
 * @param covered called while something may hide the bubble, such as another window: afterwards the user has to read it again.
 * @param lost called when the page takes the bubble out of the top layer.
 */
export function guardPresses(
  host: HTMLElement,
  frame: HTMLElement,
  covered: () => unknown,
  lost: () => unknown,
  signal: AbortSignal,
): (pressed: NonNullable<FromFrame['pressed']>) => boolean {
  /** Elements that the page has put into the top layer since. */
  const raised = new Set<Element>();
  for (const name of ['beforetoggle', 'fullscreenchange'] as const)
    listen(
      name,
      ({ target }) => {
        if (target === host) lost();
        else if (target instanceof Element) raised.add(target);
      },
      signal,
    );
  const isCovered = (watched = SEES_COVERS) =>
    document.querySelector(PICKERS) ||
    (!watched &&
      ([...raised].some((element) => element.matches(RAISED)) ||
        // A view transition lies above the top layer.
        document.documentElement.matches(':is(:active-view-transition)') ||
        // In Firefox, a filter of the root applies to the top layer.
        !LEGIBLE_FILTER.test(getComputedStyle(document.documentElement).filter)));
  /** Returns true for a cover in a shadow root of the page. Its events do not leave the root. */
  const hasCoverIn = (parent: ParentNode): boolean =>
    [...parent.querySelectorAll('*')].some((element) => {
      const root = shadowRootOf(element);
      return root && ([...root.querySelectorAll(RAISED)].some((cover) => !cover.contains(host)) || hasCoverIn(root));
    });
  // A window of the page over the bubble has closed, or the user comes back from another one.
  listen('focus', ({ target }) => target === window && covered(), signal);
  const look = () => {
    if (isCovered()) covered();
    if (!signal.aborted) setTimeout(look, LOOK_AGAIN);
  };
  look();
  return ({ x, y, watched }) => {
    const box = frame.getBoundingClientRect();
    const stands = SIDES.every((side) => Math.abs(box[side] - Number.parseFloat(frame.style[side])) < 1);
    return (
      stands &&
      host.matches(':popover-open') &&
      !isCovered(watched) &&
      (watched || !hasCoverIn(document)) &&
      (x === undefined || elementsAt(box.left + x, box.top + y!)[0] === frame)
    );
  };
}
