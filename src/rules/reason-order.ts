import type { ByRule, Finding } from './catalogue.ts';

/** A reason, or a finding that becomes one. */
type Told = ByRule & Pick<Finding, 'decides'>;

/** Keeps the first reason of each rule. Deciding reasons come before the others; otherwise the order is kept. */
export function inOrder<R extends Told>(reasons: readonly R[]): R[] {
  const byRule = new Map<string, R>();
  for (const one of [...reasons.filter(({ decides }) => decides), ...reasons.filter(({ decides }) => !decides)]) {
    if (!byRule.has(one.rule)) byRule.set(one.rule, one);
  }
  return [...byRule.values()];
}
