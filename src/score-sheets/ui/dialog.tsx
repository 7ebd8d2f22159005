import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../ui/message.ts';

interface Props {
  /** The heading, which names the dialog too. */
  title: string;
  /** Called when it is closed by its cross, by Escape, or by `close` of a form in it. */
  closed: () => void;
  /** Does it need more room than a question does? */
  wide?: boolean;
  children: ComponentChildren;
}

/** A modal dialog, open as long as it is rendered. The browser keeps the focus in it and gives it back afterwards. */
export function Dialog({ title, closed, wide = false, children }: Props) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // One that is taken out of the page while open does not give the focus back.
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
