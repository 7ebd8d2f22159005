/** The events of the page: hears the user's before the page does, and hides those of the bubble from it. */

import { browser } from '../platform/browser.ts';

type Events = WindowEventMap & DocumentEventMap;

const listeners = new Map<string, Set<(event: never) => void>>();
const listening = new AbortController();
let orphaned: (() => void) | undefined;

/**
 * Listens to events of the user before the page does. Events that a script of the page has made are ignored. The first call for a name must
 * be made when the document starts: then the page cannot stop the event first.
 * @param signal ends it.
 */
export function listen<Name extends keyof Events>(
  name: Name,
  heard: (event: Events[Name]) => void,
  signal?: AbortSignal,
): void {
  const together = listeners.get(name) ?? new Set();
  listeners.set(name, together.add(heard));
  signal?.addEventListener('abort', () => together.delete(heard));
  hear(name);
}

function hear(name: string): void {
  // Does nothing if it is already heard.
  addEventListener(name, dispatch, { capture: true, signal: listening.signal });
}

function dispatch(event: Event): void {
  if (!event.isTrusted) return;
  if (isOrphaned()) {
    listening.abort();
    orphaned?.();
  } else for (const heard of listeners.get(event.type)!) heard(event as never);
}

/** Returns true after an update of the extension, when this copy of the script reaches neither the worker nor the browser's functions. */
function isOrphaned(): boolean {
  try {
    return !browser.runtime?.id;
  } catch {
    // Firefox throws; in Chrome, the id is missing.
    return true;
  }
}

/** Calls `gone` at the first event after an update of the extension. No listener hears that event or a later one. */
export function onOrphaned(gone: () => void): void {
  orphaned = gone;
}

/**
 * Calls `rewritten` once the page has replaced the document. `document.open()` removes all listeners from the window and the document; they
 * are registered again, now behind those of the page.
 */
export function onRewritten(rewritten: () => void): void {
  new MutationObserver(() => {
    if (!document.documentElement) return;
    rewritten();
    for (const name of listeners.keys()) hear(name);
  }).observe(document, { childList: true });
}

/** The part of the page whose events are hidden from it. */
interface Hidden {
  /** The element that the page sees. */
  host: HTMLElement;
  /** Returns true if it is visible at a point of the viewport. */
  covers(x: number, y: number): boolean;
}

/**
 * Events of a pointer, a drag or the focus that crosses a border; all other events stay inside the frame. Then those that an open bubble
 * listens to: a page that heard them first could stop them.
 */
const HEARD_FIRST =
  'pointerover,pointerout,pointerenter,pointerleave,mouseover,mouseout,mouseenter,mouseleave,' +
  'dragenter,dragover,dragleave,drop,focus,blur,focusin,focusout,beforetoggle,fullscreenchange,input,pagehide,scroll';

/**
 * Stops events that lead onto the bubble, off it or into it before the page hears of them. Firefox shows a page's listeners the true target
 * of an event inside a closed shadow root (`originalTarget`, `explicitOriginalTarget`, `rangeParent`), which is the bubble's frame. Call it
 * when the document starts: listeners that are registered before the page's are called first.
 * @param bubble returns the bubble on the page.
 */
export function hideFromPage(bubble: () => Hidden | undefined): void {
  const stop = (event: Event) => {
    const hidden = bubble();
    const { relatedTarget, clientX, clientY } = event as MouseEvent;
    if (hidden && ([...event.composedPath(), relatedTarget].includes(hidden.host) || hidden.covers(clientX, clientY)))
      event.stopImmediatePropagation();
  };
  for (const name of HEARD_FIRST.split(',')) listen(name as keyof Events, stop);
}
