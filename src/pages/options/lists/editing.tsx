import type { RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { message } from '../../../ui/message.ts';
import { focusHeading } from '../sections.tsx';

/**
 * Returns the state of a form that replaces the thing it edits: whether it is open, the function that opens and closes it, and the reference
 * of the button that opens it. The button gets the focus when the form closes, because the form's own focus is lost with it.
 */
export function useEditing(): [boolean, (open: boolean) => void, RefObject<HTMLButtonElement | null>] {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return [editing, setEditing, button];
}

interface Props {
  /** A sentence that says what was removed. */
  text: string;
  undo: () => void;
  /** True if the control that was used has disappeared with the removed item. Then the undo button gets the focus. */
  takesFocus: boolean;
}

/** Says what was removed, with a button to undo it. When the focused button disappears, the heading of the section gets the focus. */
export function UndoLine({ text, undo, takesFocus }: Props) {
  const sentence = useId();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [text]);
  useLayoutEffect(
    () => () => {
      if (button.current && button.current === document.activeElement) focusHeading(button.current);
    },
    [],
  );
  return (
    <p class="undo" role="status">
      <span id={sentence}>{text}</span>
      <button ref={button} type="button" class="action" aria-describedby={sentence} onClick={undo}>
        {message('undo')}
      </button>
    </p>
  );
}
