import { browser } from '../browser.ts';

/** Where the lookup stands: each place keeps its own text. */
export type LookupPlace = 'popup' | 'panel';

/** What was typed is kept until the browser is closed, and never on the disk. All windows share it, so private ones have no part in it. */
const key = (place: LookupPlace) => `typed-${place}`;

/** The text of the input when the page was closed last in a window that is not private. */
export async function readTyped(place: LookupPlace): Promise<string> {
  try {
    const { [key(place)]: typed } = await browser.storage.session.get(key(place));
    return typeof typed === 'string' ? typed : '';
  } catch {
    return '';
  }
}

/** Not to be called in private windows. */
export async function writeTyped(place: LookupPlace, typed: string): Promise<void> {
  try {
    await browser.storage.session.set({ [key(place)]: typed });
  } catch {
    // Then the page's memory is all there is.
  }
}
