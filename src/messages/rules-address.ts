import type { ToldRule } from '../explain/explanation.ts';

/** Where a rule stands on the page of all rules, within the package. */
export function rulesAddress(rule: ToldRule): string {
  return `src/rules-page/index.html?rule=${encodeURIComponent(rule)}`;
}
