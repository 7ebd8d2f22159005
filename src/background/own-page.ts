import { browser } from '../browser.ts';
import type { Sender } from '../messages/receive.ts';

/** Did a page of the extension send it? Else a content script, whose page may read what the script shows. */
export function isOwnPage({ url }: Sender): boolean {
  return url?.startsWith(browser.runtime.getURL('')) === true;
}
