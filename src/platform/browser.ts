/**
 * The only import of the extension API, under one name for all browsers. Pages of Chromium without a `browser` object get the polyfill's,
 * whose message listeners may return a promise. The content script and the worker always get the browser's own object: the build replaces
 * the polyfill by `content/native-browser.ts`, which costs nothing at each start. Their listeners answer through the last parameter. The
 * two objects behave alike in everything else that is used here.
 */

import api, { type Menus, type Runtime, type Tabs } from 'webextension-polyfill';

export const browser: typeof api & ChromiumOnly = api;

/** APIs that the polyfill passes through and its types do not declare. */
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
