import { browser } from '../platform/browser.ts';
import { isPanelIn } from '../platform/messages/open-pages.ts';

/** Path of the page inside the package, in the side panel, in Firefox's sidebar, in a window or in a tab. */
export const PANEL_PAGE = 'src/pages/panel/index.html';

/**
 * Opens Chrome's side panel or Firefox's sidebar. Both allow it in answer to something that the user did, and only before anything
 * is awaited: Chromium 156 takes it in a listener of commands, menus and the address bar, and of a message that was sent in a
 * click; after one `storage.session.set`, or 50 ms, it refuses. Firefox 153 takes it in the first three, never for a message.
 * @param window id of the window, the one that the user is in without it. Firefox knows the latter only.
 * @throws Error of the browser when it refuses, or has no such place.
 */
export async function openSidePanel(window: number | undefined): Promise<void> {
  const { sidePanel, sidebarAction } = browser as Partial<typeof browser>;
  if (sidebarAction) return sidebarAction.open();
  if (!sidePanel) throw new Error('no side panel');
  return sidePanel.open({ windowId: window ?? browser.windows.WINDOW_ID_CURRENT });
}

/** Is the panel open in this window? */
export async function isSidePanelOpen(window: number): Promise<boolean> {
  const { sidebarAction } = browser as Partial<typeof browser>;
  return sidebarAction ? sidebarAction.isOpen({ windowId: window }) : isPanelIn(window);
}
