import { isFailed, reached, type Unreachable } from '../messages/ask.ts';
import { message } from '../ui/message.ts';
import { type Bubble, openBubble } from './bubble.ts';
import type { PointerPlace } from './gestures.ts';
import { listen } from './listen.ts';
import type { SelectedText } from './selection.ts';

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
 * @param pointer where the pointer was let go.
 * @param look the bubble's style sheet.
 * @param closed called once when the bubble has gone, by itself or not.
 */
export function openUntilLeft(
  { holder, rect }: SelectedText,
  pointer: PointerPlace | undefined,
  look: Promise<string>,
  closed: () => void,
): LastingBubble {
  const bubble = openBubble(rect(pointer), holder, look);
  const open = new AbortController();
  const close = () => {
    if (open.signal.aborted) return;
    open.abort();
    bubble.close();
    closed();
  };
  const failed = ({ problem }: Unreachable) => open.signal.aborted || bubble.show(message(`failed_${problem}`));
  const lasting: LastingBubble = {
    ...bubble,
    close,
    left: open.signal,
    tellFailure: (asked) => void reached(asked).then((answer) => isFailed(answer) && failed(answer)),
    leaveTo: (asked) => void reached(asked).then((answer) => (isFailed(answer) ? failed(answer) : close())),
  };
  closeOnLeaving(lasting, holder);
  return lasting;
}

/** Escape, a press elsewhere, typing, and scrolling the word away end the bubble. */
function closeOnLeaving(bubble: LastingBubble, holder: Element): void {
  const { left: signal, close } = bubble;
  const outside = (event: Event) => event.target !== bubble.host;
  const place = () => holder.getBoundingClientRect().top;
  const start = place();
  listen('pointerdown', (event) => outside(event) && close(), signal);
  listen('input', close, signal);
  listen('pagehide', close, signal);
  listen(
    'blur',
    (event) => {
      if (event.target !== window) return;
      // A press in another frame sends nothing here but this. The top frame also hears it when the user goes to another
      // window; then the bubble stays for the way back. Firefox knows only a moment later which of the two it was.
      setTimeout(() => (window !== top || document.hasFocus()) && close());
    },
    signal,
  );
  listen('scroll', (event) => outside(event) && Math.abs(place() - start) > SCROLL_TOLERANCE && close(), signal);
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // The page's dialog stays open: the bubble lies above it and goes first.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!bubble.fold?.()) close();
    },
    signal,
    { passive: false },
  );
}
