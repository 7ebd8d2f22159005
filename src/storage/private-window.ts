import { browser } from '../browser.ts';

/**
 * Does this page stand in a private window? Chrome runs the popup of a private window together with those of ordinary ones, where
 * `inIncognitoContext` is false, so the window is asked as well.
 */
export async function isPrivateWindow(): Promise<boolean> {
  if (browser.extension?.inIncognitoContext) return true;
  try {
    return (await browser.windows?.getCurrent())?.incognito === true;
  } catch {
    return false;
  }
}
