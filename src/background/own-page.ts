import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';

/** Returns true when a page of the extension sent the message; otherwise a content script did, whose page may read what it shows. */
export function isOwnPage({ url }: Sender): boolean {
  return url?.startsWith(browser.runtime.getURL('')) === true;
}
