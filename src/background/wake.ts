import type { Sender } from '../messages/receive.ts';
import type { Answer, Request } from '../messages/table.ts';
import { rulesInForce } from '../storage/policy-in-force.ts';
import { appearanceRule } from '../ui/appearance.ts';
import bubble from '../ui/bubble.css?inline';
import menu from '../ui/rules-menu.css?inline';
import tokens from '../ui/tokens.css?inline';
import verdict from '../ui/verdict.css?inline';
import { chosenSettings } from './chosen-settings.ts';
import { warmUpFor } from './judge-word.ts';
import { rulesHere } from './page-rules.ts';

const LOOK = tokens + verdict + menu + bubble;

/** A bubble will be wanted in a moment. */
export async function wake(request: Request<'wake'>, sender: Sender): Promise<Answer<'wake'>> {
  rulesHere(request, sender).then(
    ({ here }) => warmUpFor(rulesInForce(request.ruleset ?? here), true),
    // The question meets the same trouble, and tells it.
    () => {},
  );
  return { look: LOOK + appearanceRule(await chosenSettings()) };
}
