/**
 * The only import of the extension API, under one name for all browsers. In Chromium without a `browser` object it is the polyfill's, whose
 * messages return promises, with `undefined` if nobody answers; otherwise it is the browser's own. In the content script it is always the
 * browser's own: the build replaces the polyfill by `content/native-browser.ts`, so that pages do not load it. The two behave alike in
 * everything that is used here.
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
