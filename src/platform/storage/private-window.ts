import { browser } from '../browser.ts';

/** Returns the browser's window of this page; undefined if there are only tabs. */
export async function ownWindow() {
  try {
    return await browser.windows?.getCurrent();
  } catch {
    return undefined;
  }
}

/** Returns true when this page runs in a private context, as in private windows of Firefox. */
export function isPrivateContext(): boolean {
  return browser.extension?.inIncognitoContext === true;
}

/**
 * Returns true when this page is in a private window. Chrome runs the popup of a private window in the ordinary context, where
 * `inIncognitoContext` is false, so the window decides as well. A page never moves between private and ordinary windows.
 * @param window of the page
 */
export function isPrivateWindow(window: { incognito: boolean } | undefined): boolean {
  return isPrivateContext() || window?.incognito === true;
}
