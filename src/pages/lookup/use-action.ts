import { useEffect, useMemo, useState } from 'preact/hooks';
import { button } from '../../ui/element.ts';
import { useAmongActions } from './use-among-actions.ts';

interface Action {
  className: string;
  label: string;
  /** Parent of the button; null while there is no view. */
  actions: Element | null;
  /** Whether there is anything to open; otherwise there is no button. */
  offered?: boolean;
}

/**
 * Adds a button to the actions of a verdict's view, which is plain DOM. It opens and closes something below the view.
 * @returns whether it is open
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
