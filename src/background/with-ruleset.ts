import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESET_IDS } from '../core/rulesets/index.ts';
import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { MessageName, Request } from '../platform/messages/table.ts';
import { permittedRuleset } from '../platform/storage/policy.ts';
import { defaultRuleset } from '../platform/storage/settings.ts';
import { parseChosenSettings } from '../platform/storage/settings-fields.ts';
import { SETTINGS_KEY } from '../platform/storage/stored-values.ts';
import { retain } from './lexicons.ts';
import { currentSettings } from './settings.ts';
import { LAST_RULESET_KEY, sessionAtStart, storedAtStart } from './start.ts';

/**
 * The ruleset of the last question, which survives the worker. The next question is likely about it, so the worker starts loading its
 * lexicon before the question arrives. It is read with the worker's first import and kept in `storage.session` only, since the word may be
 * of a private window.
 */

/** Minimum milliseconds between two writes. If the worker stops in between, only a guess is lost. */
const PAUSE = 100;

let last: RulesetId | undefined;
let isPausing = false;

/** The last ruleset; after the browser's start the chosen one; undefined if there is none or the storage cannot be read. */
export const lastRuleset: Promise<RulesetId | undefined> = Promise.all([sessionAtStart, storedAtStart]).then(
  ([{ [LAST_RULESET_KEY]: kept }, stored]) => {
    last ??= RULESET_IDS.find((id) => id === kept) ?? parseChosenSettings(stored[SETTINGS_KEY]).ruleset;
    return last;
  },
);

function rememberRuleset(ruleset: RulesetId): void {
  if (ruleset === last) return;
  last = ruleset;
  if (!isPausing) storeRuleset(ruleset);
}

function storeRuleset(ruleset: RulesetId): void {
  browser.storage.session.set({ [LAST_RULESET_KEY]: ruleset }).catch(() => {});
  isPausing = true;
  setTimeout(() => {
    isPausing = false;
    if (last !== undefined && last !== ruleset) storeRuleset(last);
  }, PAUSE);
}

/** Earlier versions stored it on the disk. */
export async function forgetStoredRuleset(): Promise<void> {
  await browser.storage.local.remove(LAST_RULESET_KEY);
}

/** A question about words with its ruleset, the default if it names none. */
export type WithRuleset<N extends MessageName> = Request<N> & { ruleset: RulesetId };

/** Retains the lexicons of the question's ruleset, also for the next start of the worker. */
export function retainLexiconsFor(ruleset: RulesetId): void {
  retain(ruleset);
  rememberRuleset(ruleset);
}

/**
 * Wraps a handler of questions about words: sets the ruleset and retains its lexicons. A page may still name a ruleset that a policy
 * forbids.
 */
export function withRuleset<Named extends { ruleset?: RulesetId }, Result>(
  handle: (request: Named & { ruleset: RulesetId }, sender: Sender) => Promise<Result>,
): (request: Named, sender: Sender) => Promise<Result> {
  return async (request, sender) => {
    const { policy } = await currentSettings();
    const ruleset = permittedRuleset(request.ruleset ?? defaultRuleset(), policy);
    retainLexiconsFor(ruleset);
    return handle({ ...request, ruleset }, sender);
  };
}
