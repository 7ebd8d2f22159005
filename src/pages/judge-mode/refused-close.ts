import { useEffect } from 'preact/hooks';

/** Makes the browser ask before the tab is closed or reloaded, while something would be lost. */
export function useRefusedClose(isRefused = true): void {
  useEffect(() => {
    if (!isRefused) return;
    const refuse = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', refuse);
    return () => removeEventListener('beforeunload', refuse);
  }, [isRefused]);
}
