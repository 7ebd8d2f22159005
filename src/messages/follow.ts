import * as v from 'valibot';
import { RULESET_IDS } from '../rulesets/index.ts';
import { onPanelOf } from '../storage/panel-window.ts';
import { isTakenByPage, onSentToPages } from './to-open-pages.ts';

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
export const followInPanel = (highlighted: Followed): Promise<boolean> =>
  isTakenByPage({ name: 'follow', ...highlighted });

/**
 * Calls `listener` with what is highlighted in the window, or in the one whose panel a small window is; gives a function that ends it.
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
