import { useLayoutEffect } from 'preact/hooks';

/** Keeps a button at the end of a verdict's actions, which are plain DOM. Pass null if there is no view, or no button. */
export function useAmongActions(actions: Element | null, button: HTMLButtonElement | null): void {
  useLayoutEffect(() => {
    if (button) actions?.append(button);
    return () => button?.remove();
  }, [actions, button]);
}
