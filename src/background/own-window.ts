import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';
import { isPrivateInFirefox } from './user-window.ts';

/** A small window for one of the extension's pages. There is at most one of each kind. */
export interface OwnWindow {
  /** Key of its id in `storage.session`, since the worker may stop between two requests. */
  key: string;
  /** The same for a private window: requests from there are answered there, in browsers that have own pages in private windows. */
  privateKey: string;
  /** Size in pixels, including the frame. */
  width: number;
  height: number;
}

/**
 * Brings the window to the front, or opens it. Needs no permission.
 * @param path of the page in the package, with its query; an open window with another page is navigated there
 * @param asking the window of the request
 * @returns the window's id; undefined if there are only tabs, as on Android, and the page opened in one
 */
export async function showOwnWindow(
  { key: ordinaryKey, privateKey, ...size }: OwnWindow,
  path: string,
  asking: Sender['tab'],
): Promise<number | undefined> {
  const url = browser.runtime.getURL(path);
  const incognito = isPrivateInFirefox(asking);
  const key = incognito ? privateKey : ordinaryKey;
  const open = await showInOpenWindow(key, url);
  if (open !== undefined) return open;
  const id = await openWindow(url, { ...size, incognito });
  // If the id cannot be stored, the next request opens another window.
  await browser.storage.session.set({ [key]: id }).catch(() => {});
  return id;
}

async function openWindow(url: string, looks: object): Promise<number | undefined> {
  if (browser.windows) return (await browser.windows.create({ url, type: 'popup', ...looks }))?.id;
  await browser.tabs.create({ url });
  return undefined;
}

/** Returns undefined if the window is gone. */
async function showInOpenWindow(key: string, url: string): Promise<number | undefined> {
  try {
    const { [key]: id } = await browser.storage.session.get(key);
    if (typeof id !== 'number') return undefined;
    const { tabs } = await browser.windows.get(id, { populate: true });
    const tab = tabs?.[0];
    if (tab?.id === undefined) return undefined;
    // The query of the address belongs to the page; the panel has none and stays as it is.
    if (tab.url !== url) await browser.tabs.update(tab.id, { url });
    await browser.windows.update(id, { focused: true });
    return id;
  } catch {
    return undefined;
  }
}
