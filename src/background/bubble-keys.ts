import { browser } from '../platform/browser.ts';

/** The command of manifest.json that shows the bubble; given again, it moves the focus into the bubble. */
const COMMAND = 'check-selection';

/** Number of bubbles that show the shortcut: a convention of the interface, not a measurement. Later it is in the guide only. */
const MOST_TIMES = 3;

/** Key of `storage.local` for the number of bubbles that have shown it. */
const TIMES_SHOWN_KEY = 'keys';

/**
 * Returns the shortcut that moves the focus into the bubble, as the browser writes it, for the first bubbles; empty later, or if none is set.
 * @param privately in a private window: nothing is stored
 */
export async function firstBubbleKeys(privately: boolean): Promise<string> {
  const times = Number((await browser.storage.local.get(TIMES_SHOWN_KEY))[TIMES_SHOWN_KEY] ?? 0);
  if (times >= MOST_TIMES) return '';
  // Firefox for Android has no shortcuts.
  const keys = (await browser.commands?.getAll())?.find(({ name }) => name === COMMAND)?.shortcut ?? '';
  if (keys && !privately) await browser.storage.local.set({ [TIMES_SHOWN_KEY]: times + 1 });
  return keys;
}
