import { listen } from './listen.ts';

/**
 * Decides which presses in the bubble count, as far as the page around it shows: none while the page has laid something over it, which may
 * let the press through, none after the page has moved, scaled or taken away the bubble. The frame itself decides the rest.
 * @param host the element that the page sees. @param frame the bubble's frame in it. @param signal ends it.
 * @returns a function that is given the place of a press in the frame, in CSS pixels; without one, of a press by key.
 */
export function guardPresses(
  host: HTMLElement,
  frame: HTMLElement,
  signal: AbortSignal,
): (place: { x?: number; y?: number }) => boolean {
  /** What the page has put into the top layer since. */
  const raised = new Set<Element>();
  listen(
    'beforetoggle',
    ({ target, newState }) => {
      if (!(target instanceof Element) || target === host) return;
      if (newState === 'open') raised.add(target);
      else raised.delete(target);
    },
    signal,
  );
  return ({ x, y }) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const stands = [left, top, width, height].every(
      (length, side) => Math.abs(length - Number.parseFloat(frame.style[SIDES[side]!])) < 1,
    );
    if (!stands || !host.matches(':popover-open')) return false;
    if (x === undefined || y === undefined) return true;
    const covers = (element: Element) => {
      const box = element.getBoundingClientRect();
      return box.left <= left + x && left + x <= box.right && box.top <= top + y && top + y <= box.bottom;
    };
    const { elementFromPoint } = host.getRootNode() as Document | ShadowRoot;
    return elementFromPoint.call(host.getRootNode(), left + x, top + y) === host && ![...raised].some(covers);
  };
}

const SIDES = ['left', 'top', 'width', 'height'] as const;
