/**
 * Tells when the document has been written anew, once: `document.open()` takes the listeners of the window and the document away, after
 * which the script hears nothing of the user. The observer stays.
 */
export function onRewritten(rewritten: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(() => document.documentElement && rewritten());
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
