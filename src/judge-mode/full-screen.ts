import { useEffect, useState } from 'preact/hooks';

/** Takes the whole screen; only in answer to a press. A browser that refuses shows the page as it is: nothing else hangs on it. */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
}

/** Has the page the whole screen? The browser's own key may take it away at any time. */
export function useFullScreen(): boolean {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return full;
}
