import { useEffect, useMemo, useState } from 'preact/hooks';
import { button } from '../ui/element.ts';
import { useAmongActions } from './use-among-actions.ts';

interface Action {
  className: string;
  label: string;
  /** Where the button goes; null while there is no view. */
  actions: Element | null;
  /** Is there anything to open? Without it there is no button. */
  offered?: boolean;
}

/**
 * A button among the actions of a verdict's own view, which is plain DOM, that opens and closes something below it.
 * @returns whether it is open.
 */
export function useAction({ className, label, actions, offered = true }: Action): boolean {
  const [wanted, setWanted] = useState(false);
  const open = wanted && offered;
  const opener = useMemo(() => button(`link ${className}`, label, () => setWanted((before) => !before)), []);
  useAmongActions(actions, offered ? opener : null);
  useEffect(() => {
    opener.ariaExpanded = String(open);
  }, [open]);
  return open;
}
