import { listen } from './listen.ts';

/** Milliseconds in which nobody can have read the bubble: a press that comes sooner was meant for what is under it. */
const READ = 300;

/** Chrome's, and not in every library of DOM types. */
interface Visibility {
  isVisible?: boolean;
}

/**
 * Lets only presses through that the user means: no script's, none on a bubble that has only just appeared, and none on one that the
 * page has laid something over, which may let the press through to it.
 * @param signal ends it.
 */
export function guardPresses(host: HTMLElement, frame: HTMLElement, signal: AbortSignal): { shown(): void } {
  let readable = Number.POSITIVE_INFINITY;
  let visible = true;
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
  // Only Chrome knows of everything that may hide it.
  const seen = new IntersectionObserver(
    (entries) => {
      visible = (entries.at(-1) as Visibility | undefined)?.isVisible !== false;
    },
    { trackVisibility: true, delay: 100 } as IntersectionObserverInit,
  );
  seen.observe(frame);
  signal.addEventListener('abort', () => seen.disconnect());

  const isUncovered = ({ detail, clientX: x, clientY: y }: MouseEvent) => {
    // By key.
    if (detail === 0) return true;
    const covers = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    };
    return visible && document.elementFromPoint(x, y) === host && ![...raised].some(covers);
  };
  frame.addEventListener(
    'click',
    (event) => {
      if (event.isTrusted && event.timeStamp >= readable && isUncovered(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return {
    shown() {
      readable = Math.min(readable, performance.now() + READ);
    },
  };
}
