import type { ByRule, Finding } from './catalogue.ts';

/** A reason, or a finding that becomes one. */
type Told = ByRule & Pick<Finding, 'decides'>;

/** Keeps the first reason of each rule. Deciding reasons come before the others; otherwise the order is kept. */
export function inOrder<R extends Told>(reasons: readonly R[]): R[] {
  const ordered: R[] = [];
  for (const isDeciding of [true, false]) {
    for (const one of reasons) {
      if (one.decides === isDeciding && !ordered.some(({ rule }) => rule === one.rule)) ordered.push(one);
    }
  }
  return ordered;
}
