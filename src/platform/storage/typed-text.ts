import { browser } from '../browser.ts';

/** The place of the lookup; each place keeps its own text. */
export type LookupPlace = 'popup' | 'panel';

/**
 * Key of the typed text, which is kept until the browser is closed and never on the disk. All windows share it, so private ones do not use
 * it.
 */
const key = (place: LookupPlace) => `typed-${place}`;

/** Returns the text of the field when the page was last closed in an ordinary window. */
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
    // The page's memory has to do.
  }
}
