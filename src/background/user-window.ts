import { browser } from '../browser.ts';
import type { Sender } from '../messages/receive.ts';

/** In whose window something was asked: a popup stands in no tab, and is of the window that the user is in. */
export async function userWindow(tab: Sender['tab']): Promise<Sender['tab']> {
  if (tab) return tab;
  const { id, incognito } = (await browser.windows?.getLastFocused()) ?? {};
  return id === undefined ? undefined : { windowId: id, incognito: incognito === true };
}

/** Is it a private window of a browser that shows pages of an extension in private windows, too? */
export function isPrivateInFirefox(tab: Sender['tab']): boolean {
  return tab?.incognito === true && !('sidePanel' in browser);
}
