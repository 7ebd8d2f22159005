import { answerOrFailure, isFailed } from '../platform/messages/ask.ts';
import { message } from '../ui/message.ts';
import type { Bubble } from './bubble.ts';
import { listen } from './page-events.ts';

/** Distance in pixels that the word may be scrolled before the bubble closes. */
const SCROLL_TOLERANCE = 24;

/** A bubble that closes when the user has finished with it. */
export interface LastingBubble extends Bubble {
  /** Aborted when the bubble closes. */
  left: AbortSignal;
  /** Shows an error if the request fails. */
  showFailure(request: Promise<unknown>): void;
  /** Closes the open menu. @returns false if none is open. */
  fold?(): boolean;
  /** Closes the bubble once the request, which opens another window, has succeeded. */
  leaveTo(request: Promise<unknown>): void;
}

/**
 * Makes the bubble close when the user has finished with it: at Escape, a press elsewhere, typing, and when the word is scrolled away.
 * @param holder the element that contains the word.
 * @param closed called once when the bubble closes, for whatever reason.
 */
export function closeWhenLeft(bubble: Bubble, holder: Element, closed: () => void): LastingBubble {
  const open = new AbortController();
  const { signal } = open;
  const close = () => {
    if (signal.aborted) return;
    open.abort();
    bubble.close();
    closed();
  };
  const afterSuccess = async (request: Promise<unknown>, done?: () => void) => {
    const answer = await answerOrFailure(request);
    if (!isFailed(answer)) done?.();
    else if (!signal.aborted) bubble.show(message(`failed_${answer.code}`));
  };
  const lasting: LastingBubble = {
    ...bubble,
    close,
    left: signal,
    showFailure: afterSuccess,
    leaveTo: (request) => afterSuccess(request, close),
  };
  const fold = () => lasting.fold?.() || close();
  const place = () => holder.getBoundingClientRect().top;
  const start = place();
  // A press in another frame only sends `blur`. The top frame also gets it when the user changes to another window: then the bubble stays.
  // Firefox needs a moment to tell the two apart.
  const left = () => void setTimeout(() => (window !== top || document.hasFocus()) && !bubble.isFocused() && close());
  Object.assign(bubble.events, { lost: close, escape: fold, left });
  listen('blur', (event) => event.target === window && left(), signal);
  for (const name of ['pointerdown', 'input', 'pagehide'] as const) listen(name, close, signal);
  listen('scroll', () => Math.abs(place() - start) > SCROLL_TOLERANCE && close(), signal);
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // A dialog of the page stays open: the bubble lies above it and closes first.
      event.preventDefault();
      event.stopImmediatePropagation();
      fold();
    },
    signal,
  );
  return lasting;
}
