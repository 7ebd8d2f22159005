import type { Sender } from '../messages/receive.ts';
import type { MessageName, Request } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { defaultRuleset } from '../storage/default-ruleset.ts';
import { rulesInForce } from '../storage/policy-in-force.ts';
import { chosenSettings } from './chosen-settings.ts';
import { rememberAsked } from './last-ruleset.ts';
import { keep } from './lexicons.ts';

/** A question about words under rules; those of the default where it names none. */
export type UnderRules<N extends MessageName> = Request<N> & { ruleset: RulesetId };

/** A question about these rules has come: their lexicons stay in memory, and the next worker begins with them. */
export function askedUnder(ruleset: RulesetId): void {
  keep(ruleset);
  rememberAsked(ruleset);
}

/** A handler of questions about words: what each of them does first is done here. A page may still name rules that a policy has barred. */
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
