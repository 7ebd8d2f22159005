import * as v from 'valibot';
import { browser } from '../browser.ts';
import { RULESET_IDS } from '../rulesets/index.ts';

/**
 * From the worker to the panels that are open: what was highlighted on a page. The one of the same window shows it and answers, so that
 * words of private windows stay among those. Chromium 156 does not tell in which window a side panel is.
 */
const FollowSchema = v.object({
  name: v.literal('follow'),
  /** One word or several. */
  word: v.string(),
  ruleset: v.picklist(RULESET_IDS),
  /** Id of the browser's window in which they were highlighted. */
  window: v.number(),
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

/** Calls `listener` with what is highlighted in the window; gives a function that ends it. */
export function onFollowed(window: number | undefined, listener: (highlighted: Followed) => void): () => void {
  const heard = (message: unknown, { url }: { url?: string | undefined }) => {
    const { success, output } = v.safeParse(FollowSchema, message);
    // A script on a page could send it, too.
    if (!success || output.window !== window || !url?.startsWith(browser.runtime.getURL(''))) return undefined;
    listener(output);
    return Promise.resolve(true);
  };
  browser.runtime.onMessage.addListener(heard);
  return () => browser.runtime.onMessage.removeListener(heard);
}
