/**
 * The ruleset that a word was last judged by, kept over the worker's stop: the next question is most likely about it, and the
 * worker starts to load that lexicon before the question arrives. Read with the worker's first import. In the browser's memory only:
 * the word may have been asked about in a private window.
 */

import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { readChosen } from '../storage/settings-fields.ts';
import { SETTINGS_KEY } from '../storage/start-keys.ts';
import { ASKED_LAST_KEY, sessionAtStart } from './session-at-start.ts';
import { storedAtStart } from './stored-at-start.ts';

/** Milliseconds between two writes, whatever is asked. A worker that is stopped before the second has lost a guess, and no more. */
const PAUSE = 100;

let last: RulesetId | undefined;
let isPausing = false;

/** After the browser's start the rules chosen last; undefined when there are none, either, or the storage cannot be read. */
export const askedLast: Promise<RulesetId | undefined> = Promise.all([sessionAtStart, storedAtStart]).then(
  ([{ [ASKED_LAST_KEY]: kept }, stored]) => {
    last ??= RULESET_IDS.find((id) => id === kept) ?? readChosen(stored[SETTINGS_KEY]).ruleset;
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

/** Earlier versions kept it on the disk. */
export async function forgetStoredAsked(): Promise<void> {
  await browser.storage.local.remove(ASKED_LAST_KEY);
}
