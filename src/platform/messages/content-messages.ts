import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { BESIDE, LONGEST_LANGUAGE, LONGEST_SELECTION } from './limits.ts';

/** Returns the host of an address in the form of `location.hostname`; empty if there is none. */
export function hostOf(address: string): string {
  // `URL.parse` came with Chrome 126.
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** Maximum length in UTF-16 units of a page; the line ends between blocks are added. */
const read = (units: number) => v.pipe(v.string(), v.maxLength(2 * units));

/** A selection as it is on the page. */
export const SelectedPart = {
  text: read(LONGEST_SELECTION),
  /** Text before and after it, because it may begin or end inside a word. */
  before: read(BESIDE),
  behind: read(BESIDE),
};

export type SelectedPart = { [Side in keyof typeof SelectedPart]: string };

/** The message from the worker to the content scripts of a tab: menu or shortcut request the bubble. */
export interface ShowBubble {
  name: 'show-bubble';
  /**
   * Selector for the nearest element around the place where the menu was opened; without it, the selection is judged. Chromium tells an
   * extension only the address of a link or an image.
   */
  menuOn?: string;
}

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
export function readWordOnPage(message: unknown): WordOnPage | undefined {
  const { success, output } = v.safeParse(WordOnPageSchema, message);
  return success ? output : undefined;
}
