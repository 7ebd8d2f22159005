/** What is said of verdicts, as the worker holds it: in the interface's language, read once in its life. */
import { browser } from '../browser.ts';
import type { WordedIn } from '../explain/wording.ts';
import { interfaceLanguage, sharedWording, wordedIn } from '../storage/packaged-wording.ts';
import { LANGUAGE_KEY, sessionAtStart } from './session-at-start.ts';

/** The wording. @throws WordingError. */
export const wordingInUse = sharedWording(languageInUse);

/**
 * The interface's language, which does not change before the browser's next start: kept in its memory until then. For the first message
 * that it asks for, a fresh worker of Chromium stands still until the browser has read them all.
 */
export async function languageInUse(): Promise<WordedIn> {
  const { [LANGUAGE_KEY]: kept } = await sessionAtStart;
  const known = wordedIn(kept);
  if (known) return known;
  const found = interfaceLanguage();
  browser.storage.session?.set({ [LANGUAGE_KEY]: found }).catch(() => {});
  return found;
}
