import type { FormsView, Rules } from '../core/rules/rules.ts';
import type { RulesetId } from '../core/rulesets/index.ts';
import { loadFormsView, loadRules } from '../core/rulesets/load.ts';
import { loadRuleTables } from '../platform/storage/rule-tables.ts';

/** Returns the rules of a ruleset; evaluates them on first use, once their tables have been read. @throws LoadError `package` */
export async function rulesWithTables(id: RulesetId): Promise<Rules> {
  await loadRuleTables();
  return loadRules(id);
}

/** Returns the forms view of a ruleset like `rulesWithTables`; undefined if it has none. @throws LoadError `package` */
export async function formsViewWithTables(id: RulesetId): Promise<FormsView | undefined> {
  await loadRuleTables();
  return loadFormsView(id);
}
