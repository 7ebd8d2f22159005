import * as v from 'valibot';
import { browser } from '../browser.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { onPanelOf } from '../storage/panel-window.ts';

/**
 * From the worker to the panels that are open: what was highlighted on a page. The one of the same window shows it and answers, so that
 * words of private windows stay among those.
 */
const FollowSchema = v.object({
  name: v.literal('follow'),
  /** One word or several. */
  word: v.string(),
  ruleset: v.picklist(RULESET_IDS),
  /** Id of the browser's window in which they were highlighted. */
  window: v.number(),
  /** In a private window: it is not kept. */
  incognito: v.exactOptional(v.boolean()),
});

export type Followed = Omit<v.InferOutput<typeof FollowSchema>, 'name'>;

/** @returns whether a panel shows it. */
export async function followInPanel(highlighted: Followed): Promise<boolean> {
  try {
    return (await browser.runtime.sendMessage({ name: 'follow', ...highlighted })) === true;
  } catch {
    // Nobody is there to hear it.
    return false;
  }
}

/**
 * Calls `listener` with what is highlighted in the window, or in the one whose panel a small window is; gives a function that ends it.
 */
export function onFollowed(window: number | undefined, listener: (highlighted: Followed) => void): () => void {
  let panelOf: number | undefined;
  const end = onPanelOf(window, (other) => {
    panelOf = other;
  });
  const heard = (message: unknown, { url }: { url?: string | undefined }) => {
    const { success, output } = v.safeParse(FollowSchema, message);
    // A script on a page could send it, too.
    if (!success || output.window !== (panelOf ?? window) || !url?.startsWith(browser.runtime.getURL('')))
      return undefined;
    listener(output);
    return Promise.resolve(true);
  };
  browser.runtime.onMessage.addListener(heard);
  return () => {
    end();
    browser.runtime.onMessage.removeListener(heard);
  };
}
