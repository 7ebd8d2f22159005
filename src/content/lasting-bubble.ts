import { answerOrFailure, type FailedAnswer, isFailed } from '../platform/messages/ask.ts';
import { message } from '../ui/message.ts';
import type { Bubble } from './bubble.ts';
import { listen } from './page-events.ts';

/** Pixels that the word may move, by scrolling, before the bubble goes. */
const SCROLL_TOLERANCE = 24;

/** A bubble that goes when the user is done with it. */
export interface LastingBubble extends Bubble {
  /** Aborted once it has gone. */
  left: AbortSignal;
  /** Says so when what was asked for cannot be had. */
  tellFailure(asked: Promise<unknown>): void;
  /** Closes what is open in it. @returns false where nothing is. */
  fold?(): boolean;
  /** Goes when what was asked for has come, in a window of its own. */
  leaveTo(asked: Promise<unknown>): void;
}

/**
 * Closes the bubble when the user is done with it.
 * @param holder the element that holds the word.
 * @param closed called once when the bubble has gone, by itself or not.
 */
export function closeWhenLeft(bubble: Bubble, holder: Element, closed: () => void): LastingBubble {
  const open = new AbortController();
  const close = () => {
    if (open.signal.aborted) return;
    open.abort();
    bubble.close();
    closed();
  };
  const failed = ({ code }: FailedAnswer) => open.signal.aborted || bubble.show(message(`failed_${code}`));
  const lasting: LastingBubble = {
    ...bubble,
    close,
    left: open.signal,
    tellFailure: (asked) => void answerOrFailure(asked).then((answer) => isFailed(answer) && failed(answer)),
    leaveTo: (asked) => void answerOrFailure(asked).then((answer) => (isFailed(answer) ? failed(answer) : close())),
  };
  closeOnLeaving(lasting, holder);
  return lasting;
}

/** Escape, a press elsewhere, typing, and scrolling the word away end the bubble. */
function closeOnLeaving(bubble: LastingBubble, holder: Element): void {
  const { left: signal, close } = bubble;
  const fold = () => bubble.fold?.() || close();
  const place = () => holder.getBoundingClientRect().top;
  const start = place();
  // A press in another frame sends nothing here but this. The top frame also hears it when the user goes to another window; then the
  // bubble stays for the way back. Firefox knows only a moment later which of the two it was.
  const left = () => void setTimeout(() => (window !== top || document.hasFocus()) && !bubble.isFocused() && close());
  Object.assign(bubble.events, { lost: close, escape: fold, left });
  listen('blur', (event) => event.target === window && left(), signal);
  listen('pointerdown', close, signal);
  listen('input', close, signal);
  listen('pagehide', close, signal);
  listen('scroll', () => Math.abs(place() - start) > SCROLL_TOLERANCE && close(), signal);
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // The page's dialog stays open: the bubble lies above it and goes first.
      event.preventDefault();
      event.stopImmediatePropagation();
      fold();
    },
    signal,
    { passive: false },
  );
}
