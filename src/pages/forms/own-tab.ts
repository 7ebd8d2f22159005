import { browser } from '../../platform/browser.ts';
import { isPrivateWindow, ownWindow } from '../../platform/storage/private-window.ts';

/**
 * Opens a page of the extension in a tab; from a private window, in a private window. Chrome has no own pages in private windows and opens
 * it in a normal one. The asking window may be a small one, which has no tabs.
 * @param path of the page in the package, with its query
 */
export async function openOwnTab(path: string): Promise<void> {
  const url = browser.runtime.getURL(path);
  const isPrivate = !('sidePanel' in browser) && isPrivateWindow(await ownWindow());
  if (!isPrivate) {
    await browser.tabs.create({ url });
    return;
  }
  const windows = await browser.windows.getAll({ windowTypes: ['normal'] });
  const there = windows.find(({ incognito }) => incognito);
  if (there?.id === undefined) await browser.windows.create({ url, incognito: true });
  else await browser.tabs.create({ url, windowId: there.id });
}
