import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../ui/message.ts';

interface Props {
  /** What was taken away, in a sentence. */
  told: string;
  undo: () => void;
  /** Has the control that was used gone with what was taken away? Then the button takes the focus. */
  takesFocus: boolean;
}

/** Says what was taken away and offers it back. */
export function UndoLine({ told, undo, takesFocus }: Props) {
  const sentence = useId();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [told]);
  return (
    <p class="undo" role="status">
      <span id={sentence}>{told}</span>
      <button ref={button} type="button" class="action" aria-describedby={sentence} onClick={undo}>
        {message('undo')}
      </button>
    </p>
  );
}
