import type { FromFrame } from './bubble-frame.ts';
import { listen } from './page-events.ts';
import { shadowRootOf } from './shadow-roots.ts';

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** Chromium tells whether anything hides an element, in whatever document. Firefox does not. */
export const SEES_COVERS = 'isVisible' in IntersectionObserverEntry.prototype;

/** What is in the top layer. */
const RAISED = ':popover-open, :modal, :fullscreen';

/**
 * Decides which presses in the bubble count, as far as the page around it shows: none after the page has moved, scaled or taken away the
 * bubble, and none that falls on something else. Chromium tells the frame itself whether anything hides it. Where the browser does not,
 * none counts while the page has anything in the top layer that came later, or that may have, whatever its box is: it can draw beyond that.
 * @param host the element that the page sees. @param frame the bubble's frame in it. @param signal ends it.
 */
export function guardPresses(
  host: HTMLElement,
  frame: HTMLElement,
  signal: AbortSignal,
): (pressed: NonNullable<FromFrame['pressed']>) => boolean {
  /** What the page has put into the top layer since. */
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
    // Their events do not leave a shadow root.
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

/** The shadow roots in a document or a root, closed ones too, and those in them. */
function* rootsIn(parent: ParentNode): Generator<ShadowRoot> {
  for (const element of parent.querySelectorAll('*')) {
    const root = shadowRootOf(element);
    if (!root) continue;
    yield root;
    yield* rootsIn(root);
  }
}

/** Returns true while the page plays a view transition, which lies above the top layer. */
function isInTransition(): boolean {
  try {
    return document.documentElement.matches(':active-view-transition');
  } catch {
    // The browser has none.
    return false;
  }
}
