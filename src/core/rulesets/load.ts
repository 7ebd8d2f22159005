import type { Rules } from '../rules/rules.ts';
import { RULESET_IDS, type RulesetId } from './index.ts';

/**
 * The rules of a ruleset, from its room. They are half of the worker's script, and a question needs those of one ruleset: they are
 * evaluated when they are first asked for. Nothing is read for it.
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
