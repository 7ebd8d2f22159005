import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { onPanelOf } from '../storage/panel.ts';

/**
 * Messages to open pages of the extension. At most one page accepts a message. Messages to the worker have a table of their own
 * (`table.ts`).
 */

/** Sends a message to every open page of the extension. @returns true if a page accepts it */
export async function isTakenByPage(message: object): Promise<boolean> {
  try {
    return (await browser.runtime.sendMessage(message)) === true;
  } catch {
    // No page is open.
    return false;
  }
}

/**
 * Listens to such messages on a page. Ignores messages of content scripts and invalid ones.
 * @param isAddressed acts on the message and returns true if it is for this page
 * @returns a function that stops it
 */
export function onSentToPages<T>(
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
  isAddressed: (message: T) => boolean,
): () => void {
  const heard = (message: unknown, { url }: { url?: string | undefined }) => {
    const { success, output } = v.safeParse(schema, message);
    const isOwn = url?.startsWith(browser.runtime.getURL(''));
    return success && isOwn && isAddressed(output) ? Promise.resolve(true) : undefined;
  };
  browser.runtime.onMessage.addListener(heard);
  return () => browser.runtime.onMessage.removeListener(heard);
}

/**
 * Message from the worker to open panels: what was highlighted on a page. The panel of the same window shows it and answers, so words of
 * private windows stay there.
 */
const FollowSchema = v.object({
  name: v.literal('follow'),
  /** One word or several. */
  word: v.string(),
  ruleset: v.picklist(RULESET_IDS),
  /** Id of the window in which they were highlighted. */
  window: v.number(),
  /** True in a private window: no history stores it. */
  incognito: v.exactOptional(v.boolean()),
});

export type Followed = Omit<v.InferOutput<typeof FollowSchema>, 'name'>;

/** Sends it to the panels. @returns true if one shows it */
export const followInPanel = (highlighted: Followed): Promise<boolean> =>
  isTakenByPage({ name: 'follow', ...highlighted });

/**
 * Calls `listener` with what is highlighted in the window, or in the window whose panel a small window is.
 * @returns a function that stops it
 */
export function onFollowed(window: number | undefined, listener: (highlighted: Followed) => void): () => void {
  let panelOf: number | undefined;
  const endPanelOf = onPanelOf(window, (other) => {
    panelOf = other;
  });
  const endFollow = onSentToPages(FollowSchema, (highlighted) => {
    if (highlighted.window !== (panelOf ?? window)) return false;
    listener(highlighted);
    return true;
  });
  return () => {
    endPanelOf();
    endFollow();
  };
}

/**
 * Message from the worker to open panels, which the panel of this window accepts. The panels answer themselves, because Chromium 156 says
 * that side panels are in window −1, while `windows.getCurrent` in the panel is right.
 */
const PanelInSchema = v.object({ name: v.literal('panel-in'), window: v.number() });

/** Returns true when a page in place of the panel is open in this window. A small window is a window of its own. */
export const isPanelIn = (window: number): Promise<boolean> => isTakenByPage({ name: 'panel-in', window });

/** Answers for a page in place of the panel. @param window of the page @returns a function that stops it */
export const answerAsPanel = (window: number | undefined): (() => void) =>
  onSentToPages(PanelInSchema, (request) => request.window === window);
