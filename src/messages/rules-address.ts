import type { ToldRule } from '../explain/explanation.ts';

/** Returns the path of a rule on the page of all rules, in the package. */
export function rulesAddress(rule: ToldRule): string {
  return `src/rules-page/index.html?rule=${encodeURIComponent(rule)}`;
}
