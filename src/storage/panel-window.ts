import { browser } from '../browser.ts';
import { onStored } from './on-stored.ts';

/** Under its own id, of which window a small window in the panel's place is the panel. In `storage.session`: the page in it may be led on. */
const keyOf = (small: number) => `panelOf${small}`;

/** Remembers for which window the small one was asked last. Where that cannot be kept, it follows no highlights. */
export async function keepPanelOf(small: number, window: number): Promise<void> {
  await browser.storage.session.set({ [keyOf(small)]: window }).catch(() => {});
}

/**
 * Calls `listener` with the window whose panel this one is, if it is one's, and with each that follows.
 * @param own id of the window that the page stands in; undefined where there are only tabs.
 * @returns a function that ends it.
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
