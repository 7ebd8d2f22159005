import type { Rules } from '../rules/rules.ts';
import { RULESET_IDS, type RulesetId } from './index.ts';

/**
 * Loads the rules of a ruleset from its room. The rules are half of the worker's script, and a query needs those of one ruleset, so they
 * are evaluated on first use. No further file is read.
 */
export async function loadRules(id: RulesetId): Promise<Rules> {
  const { rules }: { rules: Rules } = await import(`./${id}/rules.ts`);
  return rules;
}

/** The rules of all rulesets, for callers that ask about any. */
export async function loadAllRules(): Promise<Readonly<Record<RulesetId, Rules>>> {
  const loaded = await Promise.all(RULESET_IDS.map(async (id) => [id, await loadRules(id)] as const));
  return Object.fromEntries(loaded) as Record<RulesetId, Rules>;
}
