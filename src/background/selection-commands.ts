import { browser, type MenuClick, type Tab } from '../browser.ts';
import type { ShowBubble } from '../messages/table.ts';
import { openWindow } from './own-window.ts';

/** Id of the entry in the menu of a selection. */
const MENU_ENTRY = 'check-selection';

/** As in manifest.json. */
export const COMMAND = 'check-selection';

/** Puts the entry into the menu of a selection. Menus outlive the worker: once after install or update is enough. */
export function createMenu(): void {
  browser.contextMenus?.removeAll(() => {
    browser.contextMenus.create({
      id: MENU_ENTRY,
      // %s is the browser's placeholder for the selection.
      title: browser.i18n.getMessage('menu_check'),
      contexts: ['selection'],
    });
  });
}

/** The menu was used: the frame that holds the selection shows the bubble. */
export async function checkFromMenu(info: MenuClick, tab?: Tab): Promise<void> {
  if (info.menuItemId !== MENU_ENTRY) return;
  const shown = tab?.id !== undefined && (await showBubble(tab.id, info.frameId ?? 0));
  if (!shown) await openPage(info.selectionText ?? '');
}

/** The shortcut was pressed: every frame is told, the one with the focus acts. */
export async function checkFromShortcut(command: string, tab?: Tab): Promise<void> {
  if (command !== COMMAND) return;
  const shown = tab?.id !== undefined && (await showBubble(tab.id));
  if (!shown) await openPage('');
}

/**
 * False when no frame has a word selected, or no content script listens there: browser pages, stores, tabs that were open
 * before the installation.
 */
async function showBubble(tab: number, frame?: number): Promise<boolean> {
  const message: ShowBubble = { name: 'show-bubble' };
  try {
    // The frame that shows the bubble answers `true`; the others stay silent.
    const shown: unknown = await browser.tabs.sendMessage(tab, message, frame === undefined ? {} : { frameId: frame });
    return shown === true;
  } catch {
    return false;
  }
}

/** Instead of the bubble: the popup's page in a small window, with the word filled in. */
async function openPage(word: string): Promise<void> {
  await openWindow(`src/popup/index.html?word=${encodeURIComponent(word)}`);
}
