import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../ui/message.ts';

interface Props {
  /** The heading, and the accessible name. */
  title: string;
  /** Called when the user closes it with its button, with Escape, or with a form in it. */
  closed: () => void;
  /** True for content wider than a question. */
  wide?: boolean;
  children: ComponentChildren;
}

/** A modal dialog, open while it is rendered. The browser confines the focus to it and restores it afterwards. */
export function Dialog({ title, closed, wide = false, children }: Props) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // An open dialog that is removed does not restore the focus.
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} class={`game-dialog${wide ? ' wide' : ''}`} aria-labelledby={heading} onClose={closed}>
      <div class="dialog-top">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="action close" aria-label={message('game_close')} onClick={closed}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A `ref` that focuses a new element, used where the pressed button or field has disappeared. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
