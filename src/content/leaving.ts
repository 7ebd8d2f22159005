import { type Bubble, openBubble } from './bubble.ts';
import type { SelectedText } from './selected-text.ts';
import type { StoredSettings } from './when.ts';

/** Pixels that the word may move, by scrolling, before the bubble goes. */
const SCROLL_TOLERANCE = 24;

/** A bubble that goes when the user is done with it. */
export interface LastingBubble extends Bubble {
  /** Aborted once it has gone. */
  left: AbortSignal;
}

/** @param closed called once when the bubble has gone, by itself or not. */
export function openUntilLeft(
  { rect, holder }: SelectedText,
  stored: StoredSettings,
  closed: () => void,
): LastingBubble {
  const bubble = openBubble(rect, holder, stored);
  const open = new AbortController();
  const close = () => {
    if (open.signal.aborted) return;
    open.abort();
    bubble.close();
    closed();
  };
  closeOnLeaving(bubble, holder, open.signal, close);
  return { ...bubble, close, left: open.signal };
}

/** Escape, a press elsewhere, typing, and scrolling the word away end the bubble. */
function closeOnLeaving(bubble: Bubble, holder: Element, signal: AbortSignal, close: () => void): void {
  const options = { capture: true, signal };
  const outside = (event: Event) => event.target !== bubble.host;
  const place = () => holder.getBoundingClientRect().top;
  const start = place();
  addEventListener('pointerdown', (event) => outside(event) && close(), options);
  addEventListener('input', close, options);
  addEventListener('pagehide', close, options);
  addEventListener(
    'blur',
    (event) => {
      if (event.target !== window) return;
      // A press in another frame sends nothing here but this. The top frame also hears it when the user goes to another
      // window; then the bubble stays for the way back. Firefox knows only a moment later which of the two it was.
      setTimeout(() => (window !== top || document.hasFocus()) && close());
    },
    options,
  );
  addEventListener(
    'scroll',
    (event) => outside(event) && Math.abs(place() - start) > SCROLL_TOLERANCE && close(),
    options,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // The page's dialog stays open: the bubble lies above it and goes first.
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    },
    options,
  );
}
