import { browser } from '../platform/browser.ts';
import { isPanelIn } from '../platform/messages/open-pages.ts';

/** Path of the page inside the package, in the side panel, in Firefox's sidebar, in a window or in a tab. */
export const PANEL_PAGE = 'src/pages/panel/index.html';

/**
 * Opens Chrome's side panel or Firefox's sidebar. Both allow it only after an action of the user and before anything is awaited.
 * Chromium 156 allows it in a listener of commands, menus and the address bar, and of a message that was sent in a click. It refuses after
 * one `storage.session.set`, or after 50 ms. Firefox 153 allows it in the first three, never after a message.
 * @param window id of the window; if absent, the user's window. Firefox ignores it and uses the user's window.
 * @throws Error of the browser if it refuses, or has neither panel nor sidebar
 */
export async function openSidePanel(window: number | undefined): Promise<void> {
  const { sidePanel, sidebarAction } = browser as Partial<typeof browser>;
  if (sidebarAction) return sidebarAction.open();
  if (!sidePanel) throw new Error('no side panel');
  return sidePanel.open({ windowId: window ?? browser.windows.WINDOW_ID_CURRENT });
}

/** Returns true when the side panel or the sidebar is open in this window. */
export async function isSidePanelOpen(window: number): Promise<boolean> {
  const { sidebarAction } = browser as Partial<typeof browser>;
  return sidebarAction ? sidebarAction.isOpen({ windowId: window }) : isPanelIn(window);
}
