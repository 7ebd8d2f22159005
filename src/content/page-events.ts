/** The events of the page: hears the user's before the page does, and hides those of the bubble from it. */

type Events = WindowEventMap & DocumentEventMap;

/** Listens to events of the user before the page does. Events that a script of the page has made are ignored. */
export function listen<Name extends keyof Events>(
  name: Name,
  heard: (event: Events[Name]) => void,
  signal: AbortSignal,
  // A passive listener cannot cancel events.
  passive = true,
): void {
  addEventListener(name, (event) => event.isTrusted && heard(event as Events[Name]), {
    capture: true,
    passive,
    signal,
  });
}

/**
 * Calls `rewritten` once the page has replaced the document. `document.open()` removes all listeners from the window and the document, so
 * that the script no longer hears the user; the observer remains.
 */
export function onRewritten(rewritten: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(() => document.documentElement && rewritten());
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** The part of the page whose events are hidden from it. */
interface Hidden {
  /** The element that the page sees. */
  host: HTMLElement;
  /** Returns true if it is visible at a point of the viewport. */
  covers(x: number, y: number): boolean;
}

/** Events of a pointer, a drag or the focus that crosses a border. All other events stay inside the frame. */
const CROSSING =
  'pointerover,pointerout,pointerenter,pointerleave,mouseover,mouseout,mouseenter,mouseleave,' +
  'dragenter,dragover,dragleave,drop,focus,blur,focusin,focusout';

/**
 * Stops events that lead onto the bubble, off it or into it before the page hears of them. Firefox shows a page's listeners the true target
 * of an event inside a closed shadow root (`originalTarget`, `explicitOriginalTarget`, `rangeParent`), which is the bubble's frame. Call it
 * when the document starts: listeners that are registered before the page's are called first.
 * @param bubble returns the bubble on the page.
 */
export function hideFromPage(bubble: () => Hidden | undefined, signal: AbortSignal): void {
  const stop = (event: Event) => {
    const hidden = bubble();
    const { relatedTarget, clientX, clientY } = event as MouseEvent;
    if (hidden && ([...event.composedPath(), relatedTarget].includes(hidden.host) || hidden.covers(clientX, clientY)))
      event.stopImmediatePropagation();
  };
  for (const name of CROSSING.split(',')) listen(name as keyof Events, stop, signal);
}
