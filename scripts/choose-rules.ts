import type { RulesetId } from '../src/rules/verdict.ts';
import type { TestPage } from '../test/e2e/harness/session.ts';

/** Chooses the rules on a page that has one choice: popup or panel. */
export function chooseRules(page: TestPage, ruleset: RulesetId): Promise<void> {
  return page.evaluate((id) => {
    const choice = document.querySelector('select')!;
    choice.value = id;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  }, ruleset);
}
