import { useLayoutEffect } from 'preact/hooks';

/** Keeps a button at the end of a verdict's own actions, which are plain DOM. Null: there is no view, or nothing to offer. */
export function useAmongActions(actions: Element | null, button: HTMLButtonElement | null): void {
  useLayoutEffect(() => {
    if (button) actions?.append(button);
    return () => button?.remove();
  }, [actions, button]);
}
