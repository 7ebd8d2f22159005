import type { CitedRule } from '../../core/explain/explanation.ts';

/** Returns the path of a rule on the page of all rules, in the package. */
export function rulesAddress(rule: CitedRule): string {
  return `src/pages/rules/index.html?rule=${encodeURIComponent(rule)}`;
}
