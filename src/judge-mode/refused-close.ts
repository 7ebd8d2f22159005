import { useEffect } from 'preact/hooks';

/** The browser asks before the tab is closed or loaded anew, while something would be lost by it. */
export function useRefusedClose(isRefused = true): void {
  useEffect(() => {
    if (!isRefused) return;
    const refuse = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', refuse);
    return () => removeEventListener('beforeunload', refuse);
  }, [isRefused]);
}
