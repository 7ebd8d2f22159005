import type { FormsView, Rules } from '../rules/rules.ts';
import { RULESET_IDS, type RulesetId, rulesetOf } from './index.ts';

/**
 * Loads the rules of a ruleset from its room, once. A query needs those of one ruleset, so the worker's build makes a file of each, which is
 * read on first use.
 */
export async function loadRules(id: RulesetId): Promise<Rules> {
  const { rules }: { rules: Rules } = await import(`./${id}/rules.ts`);
  return rules;
}

/** Loads the forms view of a ruleset from its room; undefined if the ruleset has none. */
export async function loadFormsView(id: RulesetId): Promise<FormsView | undefined> {
  if (!rulesetOf(id).offers.forms) return undefined;
  const { formsView }: { formsView: FormsView } = await import(`./${id}/forms-view.ts`);
  return formsView;
}

/** The rules of all rulesets, for callers that ask about any. */
export async function loadAllRules(): Promise<Readonly<Record<RulesetId, Rules>>> {
  const loaded = await Promise.all(RULESET_IDS.map(async (id) => [id, await loadRules(id)] as const));
  return Object.fromEntries(loaded) as Record<RulesetId, Rules>;
}
