import type { RulesetId } from '../../src/core/rules/verdict.ts';
import type { TestPage } from './index.ts';
import { until } from './session.ts';

/** Chooses the rules on a page that has one choice: popup, panel or table; the field of the lookup is there before it. */
export async function chooseRules(page: TestPage, ruleset: RulesetId): Promise<void> {
  const choose = (id: RulesetId): boolean => {
    const choice = document.querySelector('select');
    if (!choice) return false;
    choice.value = id;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  };
  await until(() => page.evaluate(choose, ruleset), 'the choice of rules');
}
