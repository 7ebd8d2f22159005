import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { LONGEST_LANGUAGE } from './lengths.ts';
import { SelectedPart } from './selected-part.ts';

/**
 * Message from the popup to the top frame of the active tab, which answers with its host. So the popup needs no permission to see the tab's
 * address, and learns nothing where no content script runs.
 */
export interface WhichSite {
  name: 'which-site';
}

/** Message from the popup to all frames of the active tab; the one with a selection answers. */
export interface WhichWord {
  name: 'which-word';
}

/** The answer to `which-word`. */
const WordOnPageSchema = v.object({
  ...SelectedPart,
  /** Host of the frame. */
  site: v.string(),
  /** As in `judge-selection`. */
  language: v.pipe(v.string(), v.maxLength(LONGEST_LANGUAGE)),
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
});

export type WordOnPage = v.InferOutput<typeof WordOnPageSchema>;

/** Validates an answer to `which-word`, which comes from a page's process; undefined if it is invalid. */
export function readWordOnPage(told: unknown): WordOnPage | undefined {
  const { success, output } = v.safeParse(WordOnPageSchema, told);
  return success ? output : undefined;
}
