import type { Verdict } from '../core/rules/verdict.ts';
import { ask } from '../platform/messages/ask.ts';
import { element } from './element.ts';

/** Says in the view of a refused word which other rules allow it. Asked once the refusal is on the screen: the view is a line higher then. */
export async function tellOtherRulesets(view: Element, { word, ruleset, verdict }: Verdict): Promise<void> {
  if (verdict === 'allowed') return;
  try {
    const { sentence } = await ask<'other-rulesets'>({ name: 'other-rulesets', word, ruleset });
    if (sentence) view.querySelector('.chips')?.before(element('p', 'quiet others', sentence));
  } catch {
    // The verdict stands without it.
  }
}
