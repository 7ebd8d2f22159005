/**
 * The policy, as this context knows it. The worker keeps what the browser gives as managed storage in `storage.local` (`MANAGED_KEY`):
 * there it is read together with what it is laid over, in no step of its own. At a browser's start Chromium lets who asks for managed
 * storage wait for three seconds.
 */
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { onStored } from './on-stored.ts';
import { isPermitted, NO_POLICY, type Policy, permitted, readPolicy } from './policy.ts';
import { MANAGED_KEY } from './start-keys.ts';

let policy = NO_POLICY;

/** The policy that was read last. Pages and worker read it with the settings, before anything else. */
export function policyInForce(): Policy {
  return policy;
}

/** May words be judged by these rules? */
export function isOffered(ruleset: RulesetId): boolean {
  return isPermitted(ruleset, policy);
}

/** Those of the rules that may be used. */
export function offeredOf(rulesets: readonly RulesetId[]): RulesetId[] {
  return rulesets.filter(isOffered);
}

/** The rules themselves where they may be used, or else those in their place. */
export function rulesInForce(ruleset: RulesetId): RulesetId {
  return permitted(ruleset, policy);
}

/** Puts in force what was read with other keys. @param stored of `storage.local`, `MANAGED_KEY` among it. */
export function policyIn(stored: Readonly<Record<string, unknown>>): Policy {
  policy = readPolicy(stored[MANAGED_KEY]);
  return policy;
}

/**
 * Calls `listener` with what is stored under the key, after a change of it and after each of the policy; gives a function that ends it.
 * The new policy is in force by then.
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
