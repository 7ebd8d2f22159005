/**
 * The extension API, one name for both browsers. The only module that touches the globals `browser` and `chrome`.
 *
 * Manifest V3 gives promises under `chrome` in Chrome and under `browser` in Firefox, and what this extension uses has
 * the same shape in both, so no polyfill is loaded: it would be 10 KB to evaluate at each start of the worker.
 */

type ExtensionApi = typeof chrome;

export const browser: ExtensionApi = (globalThis as { browser?: ExtensionApi }).browser ?? chrome;

export type Tab = chrome.tabs.Tab;
export type MenuClick = chrome.contextMenus.OnClickData;
export type MenuContexts = NonNullable<chrome.contextMenus.CreateProperties['contexts']>;
export type ContextType = chrome.runtime.ContextType;

/** Firefox's sidebar, which Chrome's types do not know; absent in Chrome and on Android. */
export interface SidebarAction {
  sidebarAction?: {
    open(): Promise<void>;
    isOpen(where: { windowId: number }): Promise<boolean>;
  };
}
