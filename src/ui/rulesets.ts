import { rulesetName } from '../explain/ruleset-name.ts';
import { ask } from '../messages/ask.ts';
import type { Verdict } from '../rules/verdict.ts';
import { message } from './message.ts';

/** Says in the view of a refused word which other rules allow it, where room is kept for that. Asked once the refusal is on the screen. */
export async function tellOtherRulesets(view: Element, { word, ruleset }: Verdict): Promise<void> {
  const line = view.querySelector('.others');
  if (!line) return;
  try {
    const { allowed } = await ask<'other-rulesets'>({ name: 'other-rulesets', word, ruleset });
    line.append(allowed.map((other) => message(`other_allowed_${rulesetName(other)}`)).join(' '));
  } catch {
    // The verdict stands without it.
  }
}
