import type { RulesetId } from '../../src/rules/verdict.ts';
import type { TestPage } from './index.ts';

/** Chooses the rules on a page that has one choice: popup, panel or table. */
export function chooseRules(page: TestPage, ruleset: RulesetId): Promise<void> {
  return page.evaluate((id) => {
    const choice = document.querySelector('select')!;
    choice.value = id;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  }, ruleset);
}
