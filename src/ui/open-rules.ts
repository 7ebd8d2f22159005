import type { ToldRule } from '../explain/explanation.ts';
import { ask } from '../messages/ask.ts';

/** Shows the rule among all of its ruleset, in a window of its own. */
export function openRules(rule: ToldRule): void {
  ask<'open-rules'>({ name: 'open-rules', rule }).catch(console.error);
}
