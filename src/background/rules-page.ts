import type { CitedRule } from '../core/explain/explanation.ts';
import { loadRules } from '../core/rulesets/load.ts';
import type { Sender } from '../platform/messages/receive.ts';
import { rulesAddress } from '../platform/messages/rules-address.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';

const WINDOW: OwnWindow = { key: 'rulesWindow', privateKey: 'privateRulesWindow', width: 640, height: 760 };

/** Shows a rule among all of its ruleset in a window of their own, which is reused. */
export async function openRules({ rule }: Request<'open-rules'>, { tab }: Sender): Promise<Answer<'open-rules'>> {
  await showOwnWindow(WINDOW, rulesAddress(rule as CitedRule), tab);
  return {};
}

/** Returns the rules of a ruleset by name; needs no lexicon. */
export async function catalogueOf({ ruleset }: Request<'catalogue'>): Promise<Answer<'catalogue'>> {
  const { catalogue } = await loadRules(ruleset);
  return { catalogue };
}
