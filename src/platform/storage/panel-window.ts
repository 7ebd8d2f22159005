import { browser } from '../browser.ts';
import { onStored } from './on-stored.ts';

/** Key for the window whose panel a small window is, by the id of the small window. In `storage.session`, because its page may navigate. */
const keyOf = (small: number) => `panelOf${small}`;

/** Stores the window whose panel the small window is. If that fails, it follows no selections. */
export async function keepPanelOf(small: number, window: number): Promise<void> {
  await browser.storage.session.set({ [keyOf(small)]: window }).catch(() => {});
}

/**
 * Calls `listener` with the window whose panel this window is, if any, and with each later one.
 * @param own id of the page's window; undefined if there are only tabs
 * @returns a function that stops it
 */
export function onPanelOf(own: number | undefined, listener: (window: number) => void): () => void {
  if (own === undefined) return () => {};
  const key = keyOf(own);
  const told = (stored: unknown) => typeof stored === 'number' && listener(stored);
  const end = onStored(key, told, 'session');
  browser.storage.session?.get(key).then(
    (stored) => told(stored[key]),
    () => {},
  );
  return end;
}
