/**
 * The extension API under one name for all browsers: `browser` if the browser has it, else `chrome`. In the oldest browsers that the
 * manifests declare, all functions used here return promises. A listener for messages must answer through its last parameter and return
 * true, because not all of them accept a promise as an answer.
 */

import type { Browser, Menus, Runtime, Tabs } from 'webextension-polyfill';

/** APIs that the types do not declare. */
interface ChromiumOnly {
  /** Absent in Firefox. */
  dom?: { openOrClosedShadowRoot(element: HTMLElement): ShadowRoot | null };
  /** Absent in Firefox. */
  sidePanel?: { open(where: { windowId: number }): Promise<void> };
}

type Api = Browser & ChromiumOnly;

export const browser: Api = (globalThis as unknown as { browser?: Api }).browser ?? (chrome as unknown as Api);

export type Tab = Tabs.Tab;
export type MenuClick = Menus.OnClickData;
export type MenuContexts = Menus.ContextType[];
/** A listener for messages that answers through its last parameter, or not at all. */
export type AnswersLater = Runtime.OnMessageListenerCallback;
