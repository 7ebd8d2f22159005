import { browser } from '../browser.ts';

/** The browser's window that this page stands in; undefined where there are only tabs. */
export async function ownWindow() {
  try {
    return await browser.windows?.getCurrent();
  } catch {
    return undefined;
  }
}

/**
 * Does this page stand in a private window? Chrome runs the popup of a private window together with those of ordinary ones, where
 * `inIncognitoContext` is false, so the window is asked as well. @param window the page's own, for callers that have asked for it.
 */
export async function isPrivateWindow(window = ownWindow()): Promise<boolean> {
  if (browser.extension?.inIncognitoContext) return true;
  return (await window)?.incognito === true;
}
