/**
 * The ruleset that a word was last judged by, kept over the worker's stop: the next question is most likely about it, and the
 * worker starts to load that lexicon before the question arrives. Evaluated with the worker's first import, so that reading it
 * goes on while the database opens.
 */
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS } from '../storage/ruleset-ids.ts';

const KEY = 'askedLast';

let last: RulesetId | undefined;

/** Undefined when no word was judged yet or the storage cannot be read. */
export const askedLast: Promise<RulesetId | undefined> = browser.storage.local.get(KEY).then(
  (stored) => {
    last ??= RULESET_IDS.find((id) => id === stored[KEY]);
    return last;
  },
  () => undefined,
);

export function rememberAsked(ruleset: RulesetId): void {
  if (ruleset === last) return;
  last = ruleset;
  browser.storage.local.set({ [KEY]: ruleset }).catch(() => {});
}
