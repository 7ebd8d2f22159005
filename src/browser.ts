/**
 * The extension API, one name for all browsers, and the only door to it. Chromium before it had `browser` gets the polyfill's object, which
 * gives promises and an `undefined` where nobody answers a message; all others their own. In the content script it is always the browser's
 * own object: the build puts `content/native-browser.ts` in the place of the library, whose weight no page has to carry. What both give is
 * the same for all that is used here.
 */

import api, { type Menus, type Runtime, type Tabs } from 'webextension-polyfill';

export const browser: typeof api & ChromiumOnly = api;

/** What the polyfill passes on as it is, and its types do not know. */
interface ChromiumOnly {
  /** Absent in Firefox. */
  dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null };
  /** Absent in Firefox. */
  sidePanel?: { open(where: { windowId: number }): Promise<void> };
}

export type Tab = Tabs.Tab;
export type MenuClick = Menus.OnClickData;
export type MenuContexts = Menus.ContextType[];
/** A listener for messages that answers through its last parameter, or not at all. */
export type AnswersLater = Runtime.OnMessageListenerCallback;
