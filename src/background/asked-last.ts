/**
 * The ruleset that a word was last judged by, kept over the worker's stop: the next question is most likely about it, and the
 * worker starts to load that lexicon before the question arrives. Read with the worker's first import.
 */
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { ASKED_LAST_KEY } from '../storage/early-keys.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';
import { storedAtStart } from './stored-at-start.ts';

let last: RulesetId | undefined;

/** Undefined when no word was judged yet or the storage cannot be read. */
export const askedLast: Promise<RulesetId | undefined> = storedAtStart.then((stored) => {
  last ??= RULESET_IDS.find((id) => id === stored[ASKED_LAST_KEY]);
  return last;
});

export function rememberAsked(ruleset: RulesetId): void {
  if (ruleset === last) return;
  last = ruleset;
  browser.storage.local.set({ [ASKED_LAST_KEY]: ruleset }).catch(() => {});
}
