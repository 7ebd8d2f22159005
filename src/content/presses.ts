import type { FromFrame } from './bubble-frame.ts';
import { listen } from './page-events.ts';
import { shadowRootOf } from './shadow-roots.ts';

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** True if the browser reports whether anything hides an element, in any document: Chromium does, Firefox does not. */
export const SEES_COVERS = 'isVisible' in IntersectionObserverEntry.prototype;

/** Elements in the top layer. */
const RAISED = ':popover-open, :modal, :fullscreen';

/**
 * Returns a function that accepts or rejects presses in the bubble. It rejects them if the page has moved, scaled or removed the bubble, or
 * if another element is at that point. If the browser does not report what hides the frame, it also rejects them while the page has a later
 * element in the top layer, whatever its box: an element can draw outside its box.
 * @param host the element that the page sees. @param frame the bubble's frame in it.
 */
export function guardPresses(
  host: HTMLElement,
  frame: HTMLElement,
  signal: AbortSignal,
): (pressed: NonNullable<FromFrame['pressed']>) => boolean {
  /** Elements that the page has put into the top layer since. */
  const raised = new Set<Element>();
  listen(
    'beforetoggle',
    ({ target, newState }) => {
      if (target instanceof Element && target !== host && newState === 'open') raised.add(target);
    },
    signal,
  );
  const mayBeHidden = () =>
    [...raised].some((element) => element.isConnected && element.matches(RAISED)) ||
    isInTransition() ||
    // Events inside a shadow root do not leave it.
    [...rootsIn(document)].some((root) =>
      [...root.querySelectorAll(RAISED)].some((element) => !element.contains(host)),
    );
  return ({ x, y, watched }) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const stands = [left, top, width, height].every(
      (length, side) => Math.abs(length - Number.parseFloat(frame.style[SIDES[side]!])) < 1,
    );
    if (!stands || !host.matches(':popover-open') || (!watched && mayBeHidden())) return false;
    const around = host.getRootNode() as Document | ShadowRoot;
    return x === undefined || y === undefined || around.elementFromPoint(left + x, top + y) === host;
  };
}

/** All shadow roots in a document or a root, also nested and closed ones. */
function* rootsIn(parent: ParentNode): Generator<ShadowRoot> {
  for (const element of parent.querySelectorAll('*')) {
    const root = shadowRootOf(element);
    if (!root) continue;
    yield root;
    yield* rootsIn(root);
  }
}

/** Returns true during a view transition, which lies above the top layer. */
function isInTransition(): boolean {
  try {
    return document.documentElement.matches(':active-view-transition');
  } catch {
    // The browser does not support view transitions.
    return false;
  }
}
