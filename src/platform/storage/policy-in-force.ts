/**
 * The policy, as this context knows it. The worker copies managed storage to `storage.local` (`MANAGED_KEY`), where it is read together
 * with the settings. Reading it directly at the browser's start takes three seconds in Chromium.
 */

import type { RulesetId } from '../../core/rules/verdict.ts';
import { browser } from '../browser.ts';
import { isPermitted, NO_POLICY, type Policy, permitted, readPolicy } from './policy.ts';
import { MANAGED_KEY, onStored } from './stored-values.ts';

let policy = NO_POLICY;

/** Returns the policy that was read last. Pages and worker read it with the settings, before anything else. */
export function policyInForce(): Policy {
  return policy;
}

/** Returns true when the policy allows the ruleset. */
export function isOffered(ruleset: RulesetId): boolean {
  return isPermitted(ruleset, policy);
}

/** Returns the rulesets that the policy allows. */
export function offeredOf(rulesets: readonly RulesetId[]): RulesetId[] {
  return rulesets.filter(isOffered);
}

/** Returns the ruleset if the policy allows it, else the one in its place. */
export function rulesInForce(ruleset: RulesetId): RulesetId {
  return permitted(ruleset, policy);
}

/** Sets the policy from what was read with other keys. @param stored contents of `storage.local` with `MANAGED_KEY` */
export function policyIn(stored: Readonly<Record<string, unknown>>): Policy {
  policy = readPolicy(stored[MANAGED_KEY]);
  return policy;
}

/**
 * Calls `listener` with the value of the key after each change of it and of the policy, when the new policy is set.
 * @returns a function that stops it
 */
export function onStoredOrPolicy(key: string, listener: (stored: unknown) => void): () => void {
  const ends = [
    onStored(key, listener),
    onStored(MANAGED_KEY, async (managed) => {
      policyIn({ [MANAGED_KEY]: managed });
      const stored = await browser.storage.local.get(key).catch((): Record<string, unknown> => ({}));
      listener(stored[key]);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
