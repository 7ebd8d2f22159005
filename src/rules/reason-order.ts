import type { Reason, RuleId } from './verdict.ts';

/** First reason of each rule, those that decide before those that are only told; otherwise as given. */
export function inOrder(reasons: readonly Reason[]): Reason[] {
  const byRule = new Map<RuleId, Reason>();
  for (const one of [...reasons.filter(({ decides }) => decides), ...reasons.filter(({ decides }) => !decides)]) {
    if (!byRule.has(one.rule)) byRule.set(one.rule, one);
  }
  return [...byRule.values()];
}

/** The reasons with those of the named rule before all others, otherwise as given. */
export function withFirst(first: RuleId, reasons: readonly Reason[]): Reason[] {
  return [...reasons.filter(({ rule }) => rule === first), ...reasons.filter(({ rule }) => rule !== first)];
}
