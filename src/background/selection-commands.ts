import { browser, type MenuClick, type MenuContexts, type Tab } from '../platform/browser.ts';
import type { ShowBubble } from '../platform/messages/content-messages.ts';
import { LONGEST_PLAY, LONGEST_TABLE_TEXT } from '../platform/messages/limits.ts';
import { type MessageKey, message } from '../ui/message.ts';
import { openTable } from './own-windows.ts';
import { showInPanel } from './panel.ts';

/** Menu entries. `run` is called before anything is awaited, because the browser opens a panel only then. */
const MENU: Record<
  string,
  { title: MessageKey; contexts: MenuContexts; run: (info: MenuClick, tab?: Tab) => Promise<void> }
> = {
  'check-selection': { title: 'menu_check', contexts: ['selection'], run: (info, tab) => checkFromMenu(info, tab) },
  'check-pointed': {
    title: 'menu_check_pointed',
    contexts: ['link', 'image'],
    run: ({ linkText, ...info }, tab) => checkFromMenu({ ...info, selectionText: linkText ?? '' }, tab, POINTED),
  },
  'panel-selection': {
    title: 'menu_panel_selection',
    contexts: ['selection'],
    run: ({ selectionText = '' }, tab) => showInPanel({ word: selectionText.slice(0, LONGEST_PLAY) }, tab),
  },
  'table-selection': {
    title: 'menu_table',
    contexts: ['selection'],
    run: async ({ selectionText = '' }, tab) => {
      await openTable({ name: 'open-table', text: selectionText.slice(0, LONGEST_TABLE_TEXT) }, { tab });
    },
  },
  // On the toolbar button.
  panel: { title: 'menu_panel', contexts: ['action'], run: (_, tab) => showInPanel({ word: '' }, tab) },
};

/** Elements with a text of their own: a link, a described image. An image without description has the text of the link around it. */
const POINTED = 'a, area, [alt]:not([alt=""]), img[title]';

/** The commands of manifest.json, except those that the browser executes itself. */
const COMMANDS: Record<string, (tab?: Tab) => Promise<void>> = {
  'check-selection': checkFromShortcut,
  // Firefox has `_execute_sidebar_action` instead, which also closes the sidebar.
  'open-panel': (tab) => showInPanel({ word: '' }, tab),
};

/** Creates the menu entries. Menus outlive the worker, so once after an installation or update is enough. */
export async function createMenus(): Promise<void> {
  // Firefox for Android has none.
  if (!browser.contextMenus) return;
  await browser.contextMenus.removeAll();
  for (const [id, { title, contexts }] of Object.entries(MENU)) {
    // A `%s` in the title is the browser's placeholder for the selection.
    browser.contextMenus.create({ id, title: message(title), contexts });
  }
}

export async function menuUsed(info: MenuClick, tab?: Tab): Promise<void> {
  await MENU[info.menuItemId]?.run(info, tab);
}

export async function shortcutPressed(command: string, tab?: Tab): Promise<void> {
  await COMMANDS[command]?.(tab);
}

/** Shows the bubble in the frame in which the menu was opened. @param menuOn as in `ShowBubble` */
async function checkFromMenu(
  { selectionText = '', frameId = 0 }: MenuClick,
  tab?: Tab,
  menuOn?: ShowBubble['menuOn'],
): Promise<void> {
  const shown = tab?.id !== undefined && (await showBubble(tab.id, { frame: frameId, menuOn }));
  if (!shown) await showInPanel({ word: selectionText.slice(0, LONGEST_PLAY) }, tab);
}

/** Notifies every frame; the one with the focus acts. */
async function checkFromShortcut(tab?: Tab): Promise<void> {
  const shown = tab?.id !== undefined && (await showBubble(tab.id));
  if (!shown) await showInPanel({ word: '' }, tab);
}

/**
 * Returns false if no frame has a word there, or no content script runs there: browser pages, stores, tabs from before the installation.
 */
async function showBubble(
  tab: number,
  { frame, menuOn }: { frame?: number; menuOn?: ShowBubble['menuOn'] } = {},
): Promise<boolean> {
  const message: ShowBubble = { name: 'show-bubble', ...(menuOn && { menuOn }) };
  try {
    // The frame that shows the bubble answers `true`; the others stay silent.
    const shown: unknown = await browser.tabs.sendMessage(tab, message, frame === undefined ? {} : { frameId: frame });
    return shown === true;
  } catch {
    return false;
  }
}
