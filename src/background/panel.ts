import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { type PanelWord, sendToPanel, storePanelOf } from '../platform/storage/panel.ts';
import { isSidePanelOpen, openSidePanel, PANEL_PAGE } from '../ui/side-panel.ts';
import { type OwnWindow, showOwnWindow, userWindow } from './own-windows.ts';

/** Small window in place of the panel, as wide as a side panel at first. */
const WINDOW: OwnWindow = { key: 'panelWindow', privateKey: 'privatePanelWindow', width: 440, height: 620 };

/** Opens the panel for a content script. */
export async function openPanel(
  { word = '', ruleset }: Request<'open-panel'>,
  { tab }: Sender,
): Promise<Answer<'open-panel'>> {
  await showInPanel(ruleset ? { word, ruleset } : { word }, tab);
  return {};
}

/**
 * Opens the panel and shows the word there. If the browser does not open it (Firefox after a message, any browser after something was
 * awaited, Android), the word goes to an open panel, else to a small window with the same page. It must be called before anything is
 * awaited in the listener of the user's action.
 * @param tab in the window; if absent, the user's window
 */
export async function showInPanel(word: Pick<PanelWord, 'word' | 'ruleset'>, tab?: Sender['tab']): Promise<void> {
  const opening = openSidePanel(tab?.windowId).then(
    () => true,
    () => false,
  );
  const requester = await userWindow(tab);
  const window = requester?.windowId;
  const there = (await opening) || (window !== undefined && (await isSidePanelOpen(window).catch(() => false)));
  const shownIn = there ? window : await showOwnWindow(WINDOW, PANEL_PAGE, requester);
  if (shownIn !== undefined && window !== undefined && !there) await storePanelOf(shownIn, window);
  await sendToPanel({
    ...word,
    ...(shownIn !== undefined && { window: shownIn }),
    ...(requester?.incognito && { incognito: true }),
  });
}
