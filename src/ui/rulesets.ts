import { ask } from '../messages/ask.ts';
import type { Verdict } from '../rules/verdict.ts';

/** Says in the view of a refused word which other rules allow it, where room is kept for that. Asked once the refusal is on the screen. */
export async function tellOtherRulesets(view: Element, { word, ruleset }: Verdict): Promise<void> {
  const line = view.querySelector('.others');
  if (!line) return;
  try {
    line.append((await ask<'other-rulesets'>({ name: 'other-rulesets', word, ruleset })).sentence);
  } catch {
    // The verdict stands without it.
  }
}
