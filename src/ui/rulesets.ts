import { rulesetName } from '../explain/ruleset-name.ts';
import { ask } from '../messages/ask.ts';
import type { RulesHere } from '../messages/table.ts';
import type { RulesetId, Verdict } from '../rules/verdict.ts';
import { button, element } from './element.ts';
import { message } from './message.ts';

/** A button with the name of the rules that leads to the next ones of those that are offered. */
export function rulesetSwitch({ ruleset, offered }: RulesHere, change: (next: RulesetId) => void): HTMLButtonElement {
  const next = offered[(offered.indexOf(ruleset) + 1) % offered.length] ?? ruleset;
  const control = button('section rulesets', message(`ruleset_short_${rulesetName(ruleset)}`), () => change(next));
  control.ariaLabel = message('change_ruleset', control.textContent, message(`ruleset_short_${rulesetName(next)}`));
  control.title = control.ariaLabel;
  return control;
}

/** Of a refused word that other rules allow, a line that says so; asked once the refusal is on the screen. */
export async function otherRulesetLine({ verdict, word, ruleset }: Verdict): Promise<HTMLElement | undefined> {
  if (verdict === 'allowed') return undefined;
  try {
    const { allowed } = await ask<'other-rulesets'>({ name: 'other-rulesets', word, ruleset });
    const told = allowed.map((other) => message(`other_allowed_${rulesetName(other)}`));
    return told.length > 0 ? element('p', 'quiet others', told.join(' ')) : undefined;
  } catch {
    return undefined;
  }
}
