import { browser } from '../browser.ts';

/** Size of a window with one of the extension's pages, in pixels, the frame included. */
const SIZE = { width: 440, height: 560 };

/**
 * Opens a page of the extension in a small window of its own. Needs no permission.
 * @param path of the page inside the package, with its query.
 * @returns the window's id; none where there are only tabs, as on Android, and it went into one.
 */
export async function openWindow(path: string, size = SIZE): Promise<number | undefined> {
  const url = browser.runtime.getURL(path);
  if (browser.windows) return (await browser.windows.create({ url, type: 'popup', ...size }))?.id;
  await browser.tabs.create({ url });
  return undefined;
}
