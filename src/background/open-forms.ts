import { browser } from '../browser.ts';
import { formsAddress } from '../messages/forms-address.ts';
import type { Answer, Request } from '../messages/table.ts';
import { openWindow } from './own-window.ts';

/** Where the window's id is kept while the browser runs: the worker may be stopped between two words. */
const KEY = 'formsWindow';

/** Pixels: as wide as two tables beside each other. */
const SIZE = { width: 800, height: 760 };

/**
 * Shows the forms of a word in a window of their own; the next word goes into the same window, so that whatever asks, there is
 * never more than one.
 */
export async function openForms({ word, ruleset }: Request<'open-forms'>): Promise<Answer<'open-forms'>> {
  const path = formsAddress({ word, ruleset, place: 'window' });
  if (!(await showInOpenWindow(path))) {
    await browser.storage.session.set({ [KEY]: await openWindow(path, SIZE) });
  }
  return {};
}

/** False when the window is gone. */
async function showInOpenWindow(path: string): Promise<boolean> {
  try {
    const { [KEY]: id } = await browser.storage.session.get<{ [KEY]?: number }>(KEY);
    if (id === undefined) return false;
    const { tabs } = await browser.windows.get(id, { populate: true });
    const tab = tabs?.[0]?.id;
    if (tab === undefined) return false;
    await browser.tabs.update(tab, { url: browser.runtime.getURL(path) });
    await browser.windows.update(id, { focused: true });
    return true;
  } catch {
    return false;
  }
}
