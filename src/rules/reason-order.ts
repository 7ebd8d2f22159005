import type { ByRule, Finding } from './catalogue.ts';

/** A reason, or a finding that is going to be one. */
type Told = ByRule & Pick<Finding, 'decides'>;

/** First reason of each rule, those that decide before those that are only told; otherwise as given. */
export function inOrder<R extends Told>(reasons: readonly R[]): R[] {
  const byRule = new Map<string, R>();
  for (const one of [...reasons.filter(({ decides }) => decides), ...reasons.filter(({ decides }) => !decides)]) {
    if (!byRule.has(one.rule)) byRule.set(one.rule, one);
  }
  return [...byRule.values()];
}
