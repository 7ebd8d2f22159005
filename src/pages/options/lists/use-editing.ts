import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

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
