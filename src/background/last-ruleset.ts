/**
 * The ruleset of the last question, which survives the worker. The next question is likely about it, so the worker starts loading its
 * lexicon before the question arrives. It is read with the worker's first import and kept in `storage.session` only, since the word may be
 * of a private window.
 */

import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESET_IDS } from '../core/rulesets/index.ts';
import { browser } from '../platform/browser.ts';
import { parseChosenSettings } from '../platform/storage/settings-fields.ts';
import { SETTINGS_KEY } from '../platform/storage/stored-values.ts';
import { ASKED_LAST_KEY, sessionAtStart } from './session-at-start.ts';
import { storedAtStart } from './stored-at-start.ts';

/** Minimum milliseconds between two writes. If the worker stops in between, only a guess is lost. */
const PAUSE = 100;

let last: RulesetId | undefined;
let isPausing = false;

/** The last ruleset; after the browser's start the chosen one; undefined if there is none or the storage cannot be read. */
export const askedLast: Promise<RulesetId | undefined> = Promise.all([sessionAtStart, storedAtStart]).then(
  ([{ [ASKED_LAST_KEY]: kept }, stored]) => {
    last ??= RULESET_IDS.find((id) => id === kept) ?? parseChosenSettings(stored[SETTINGS_KEY]).ruleset;
    return last;
  },
);

export function rememberAsked(ruleset: RulesetId): void {
  if (ruleset === last) return;
  last = ruleset;
  if (!isPausing) write(ruleset);
}

function write(ruleset: RulesetId): void {
  browser.storage.session.set({ [ASKED_LAST_KEY]: ruleset }).catch(() => {});
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    if (last !== undefined && last !== ruleset) write(last);
  }, PAUSE);
}

/** Earlier versions stored it on the disk. */
export async function forgetStoredAsked(): Promise<void> {
  await browser.storage.local.remove(ASKED_LAST_KEY);
}
