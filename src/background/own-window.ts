import { browser } from '../browser.ts';
import type { Sender } from '../messages/receive.ts';
import { isPrivateInFirefox } from './user-window.ts';

/** A small window that shows one of the extension's pages, whatever asks for it: there is never more than one of a kind. */
export interface OwnWindow {
  /** Where its id is kept in `storage.session`: the worker may be stopped between two questions. */
  key: string;
  /** The same of the private one: what is asked there is answered there, where the browser has own pages in private windows. */
  privateKey: string;
  /** Pixels, the frame included. */
  width: number;
  height: number;
}

/**
 * Brings the window to the front, or opens it. Needs no permission.
 * @param path of the page inside the package, with its query. An open window that shows another one is led there.
 * @param asking in whose window it was asked for.
 * @returns the window's id; none where there are only tabs, as on Android, and the page went into one.
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
  // Where that cannot be kept, the next one opens another window.
  await browser.storage.session.set({ [key]: id }).catch(() => {});
  return id;
}

async function openWindow(url: string, looks: object): Promise<number | undefined> {
  if (browser.windows) return (await browser.windows.create({ url, type: 'popup', ...looks }))?.id;
  await browser.tabs.create({ url });
  return undefined;
}

/** Undefined when the window is gone. */
async function showInOpenWindow(key: string, url: string): Promise<number | undefined> {
  try {
    const { [key]: id } = await browser.storage.session.get(key);
    if (typeof id !== 'number') return undefined;
    const { tabs } = await browser.windows.get(id, { populate: true });
    const tab = tabs?.[0];
    if (tab?.id === undefined) return undefined;
    // What the page keeps in its address behind the question mark is its own; the panel has nothing there and goes on as it is.
    if (tab.url !== url) await browser.tabs.update(tab.id, { url });
    await browser.windows.update(id, { focused: true });
    return id;
  } catch {
    return undefined;
  }
}
