import type { ToldRule } from '../core/explain/explanation.ts';
import { ask } from '../platform/messages/ask.ts';

/** Shows the rule among all of its ruleset, in a window of its own. */
export function openRules(rule: ToldRule): void {
  ask<'open-rules'>({ name: 'open-rules', rule }).catch(console.error);
}
