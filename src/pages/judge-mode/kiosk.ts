import { useEffect, useState } from 'preact/hooks';

/** Enters full screen; browsers allow it only in response to a press. If the browser refuses, the page works as it is. */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** Returns true when the page is in full screen. The browser's own key may end it at any time. */
export function useFullScreen(): boolean {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return full;
}

/** Makes the browser ask before the tab is closed or reloaded, while something would be lost. */
export function useRefusedClose(isRefused = true): void {
  useEffect(() => {
    if (!isRefused) return;
    const refuse = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', refuse);
    return () => removeEventListener('beforeunload', refuse);
  }, [isRefused]);
}

/** Returns true when the key is for the page: no modifier, and not typed into the field or the exit button. */
export function isKeyOfPage({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !(target instanceof Element && target.closest('input, footer'));
}
