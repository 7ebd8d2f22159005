import { browser } from '../browser.ts';

/** The browser's window that this page stands in; undefined where there are only tabs. */
export async function ownWindow() {
  try {
    return await browser.windows?.getCurrent();
  } catch {
    return undefined;
  }
}

/** Does this page run apart from those of ordinary windows, as Firefox has it in private ones? */
export function isPrivateContext(): boolean {
  return browser.extension?.inIncognitoContext === true;
}

/**
 * Does this page stand in a private window? Chrome runs the popup of a private window together with those of ordinary ones, where
 * `inIncognitoContext` is false, so the window decides as well. A page never moves between private windows and others.
 * @param window the page's own.
 */
export function isPrivateWindow(window: { incognito: boolean } | undefined): boolean {
  return isPrivateContext() || window?.incognito === true;
}
