/** The sentences of verdicts in the interface's language, read once in the worker's life. */

import type { InterfaceLanguage } from '../core/explain/wording.ts';
import { browser } from '../platform/browser.ts';
import { interfaceLanguage, sharedWording, wordedIn } from '../platform/storage/wording.ts';
import { LANGUAGE_KEY, sessionAtStart } from './session-at-start.ts';

/** Returns the wording. @throws LoadError */
export const wordingInUse = sharedWording(languageInUse);

/**
 * Returns the interface's language. It does not change before the browser restarts, so it is kept in `storage.session`. When a fresh worker
 * of Chromium first requests a message, it stands still until the browser has read them all.
 */
export async function languageInUse(): Promise<InterfaceLanguage> {
  const { [LANGUAGE_KEY]: kept } = await sessionAtStart;
  const known = wordedIn(kept);
  if (known) return known;
  const found = interfaceLanguage();
  browser.storage.session?.set({ [LANGUAGE_KEY]: found }).catch(() => {});
  return found;
}
