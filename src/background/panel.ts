import type { Sender } from '../messages/receive.ts';
import type { Answer, Request } from '../messages/table.ts';
import { keepPanelOf } from '../storage/panel-window.ts';
import { type PanelWord, sendToPanel } from '../storage/panel-word.ts';
import { isSidePanelOpen, openSidePanel, PANEL_PAGE } from '../ui/side-panel.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';
import { userWindow } from './user-window.ts';

/** In the panel's place where the browser does not open it. As wide as a side panel is at first. */
const WINDOW: OwnWindow = { key: 'panelWindow', privateKey: 'privatePanelWindow', width: 440, height: 620 };

/** A content script asks for the panel. */
export async function openPanel(
  { word = '', ruleset }: Request<'open-panel'>,
  { tab }: Sender,
): Promise<Answer<'open-panel'>> {
  await showInPanel(ruleset ? { word, ruleset } : { word }, tab);
  return {};
}

/**
 * Opens the panel and shows the word there. Where the browser does not open it (Firefox in answer to a message, any browser after
 * something was awaited, Android), the word goes to the panel if it is open, else to a small window with the same page.
 * To be called before anything is awaited in the listener of what the user did.
 * @param tab in whose window; the window that the user is in without it.
 */
export async function showInPanel(word: Pick<PanelWord, 'word' | 'ruleset'>, tab?: Sender['tab']): Promise<void> {
  const opening = openSidePanel(tab?.windowId).then(
    () => true,
    () => false,
  );
  const asking = await userWindow(tab);
  const window = asking?.windowId;
  const there = (await opening) || (window !== undefined && (await isSidePanelOpen(window).catch(() => false)));
  const shownIn = there ? window : await showOwnWindow(WINDOW, PANEL_PAGE, asking);
  if (shownIn !== undefined && window !== undefined && !there) await keepPanelOf(shownIn, window);
  await sendToPanel({
    ...word,
    ...(shownIn !== undefined && { window: shownIn }),
    ...(asking?.incognito && { incognito: true }),
  });
}
