import { rulesetName } from '../explain/ruleset-name.ts';
import { ask } from '../messages/ask.ts';
import type { Verdict } from '../rules/verdict.ts';
import { element } from './element.ts';
import { message } from './message.ts';

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
