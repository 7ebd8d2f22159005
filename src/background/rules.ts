import type { Rules } from '../core/rules/rules.ts';
import type { RulesetId } from '../core/rulesets/index.ts';
import { loadRules } from '../core/rulesets/load.ts';
import { loadRuleTables } from '../platform/storage/rule-tables.ts';

/** Returns the rules of a ruleset; evaluates them on first use, once their tables have been read. @throws LoadError `package` */
export async function rulesWithTables(id: RulesetId): Promise<Rules> {
  await loadRuleTables();
  return loadRules(id);
}
