import type { RulesetId } from '../core/rules/verdict.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { MessageName, Request } from '../platform/messages/table.ts';
import { defaultRuleset } from '../platform/storage/default-ruleset.ts';
import { rulesInForce } from '../platform/storage/policy-in-force.ts';
import { chosenSettings } from './chosen-settings.ts';
import { rememberAsked } from './last-ruleset.ts';
import { keep } from './lexicons.ts';

/** A question about words with its ruleset, the default if it names none. */
export type UnderRules<N extends MessageName> = Request<N> & { ruleset: RulesetId };

/** Retains the lexicons of the question's ruleset, also for the next start of the worker. */
export function askedUnder(ruleset: RulesetId): void {
  keep(ruleset);
  rememberAsked(ruleset);
}

/**
 * Wraps a handler of questions about words: sets the ruleset and retains its lexicons. A page may still name a ruleset that a policy
 * forbids.
 */
export function underRules<Asked extends { ruleset?: RulesetId }, Answered>(
  handle: (request: Asked & { ruleset: RulesetId }, sender: Sender) => Promise<Answered>,
): (request: Asked, sender: Sender) => Promise<Answered> {
  return async (request, sender) => {
    const asked = request.ruleset ?? defaultRuleset();
    await chosenSettings();
    const ruleset = rulesInForce(asked);
    askedUnder(ruleset);
    return handle({ ...request, ruleset }, sender);
  };
}
