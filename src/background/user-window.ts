import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';

/** Returns the window of a request. A popup is in no tab; it belongs to the user's window. */
export async function userWindow(tab: Sender['tab']): Promise<Sender['tab']> {
  if (tab) return tab;
  const { id, incognito } = (await browser.windows?.getLastFocused()) ?? {};
  return id === undefined ? undefined : { windowId: id, incognito: incognito === true };
}

/** Returns true for a private window of a browser that shows own pages in private windows. */
export function isPrivateInFirefox(tab: Sender['tab']): boolean {
  return tab?.incognito === true && !('sidePanel' in browser);
}
