import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../../ui/message.ts';

interface Props {
  /** A sentence that says what was removed. */
  text: string;
  undo: () => void;
  /** True if the control that was used has disappeared with the removed item. Then the undo button gets the focus. */
  takesFocus: boolean;
}

/** Says what was removed, with a button to undo it. */
export function UndoLine({ text, undo, takesFocus }: Props) {
  const sentence = useId();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [text]);
  return (
    <p class="undo" role="status">
      <span id={sentence}>{text}</span>
      <button ref={button} type="button" class="action" aria-describedby={sentence} onClick={undo}>
        {message('undo')}
      </button>
    </p>
  );
}
