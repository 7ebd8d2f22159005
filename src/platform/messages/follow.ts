import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { onPanelOf } from '../storage/panel-window.ts';
import { isTakenByPage, onSentToPages } from './to-open-pages.ts';

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
  /** True in a private window: no history keeps it. */
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
