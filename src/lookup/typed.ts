import { browser } from '../browser.ts';
import { isPrivateWindow, ownWindow } from '../storage/private-window.ts';

/** Where the lookup stands: each place keeps its own text. */
export type LookupPlace = 'popup' | 'panel';

/** What was typed is kept until the browser is closed, and never on the disk. */
const key = (place: LookupPlace) => `typed-${place}`;

/** The text of the input when the page was closed. Empty where nothing is kept. @param window the page's own. */
export async function readTyped(place: LookupPlace, window = ownWindow()): Promise<string> {
  try {
    const { [key(place)]: typed } = await browser.storage.session.get(key(place));
    return typeof typed === 'string' && !(await isPrivateWindow(window)) ? typed : '';
  } catch {
    return '';
  }
}

/** Nothing is kept in private windows: all windows share the session's storage. */
export async function writeTyped(place: LookupPlace, typed: string): Promise<void> {
  try {
    if (!(await isPrivateWindow())) await browser.storage.session.set({ [key(place)]: typed });
  } catch {
    // Then the page's memory is all there is.
  }
}
