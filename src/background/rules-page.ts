import type { ToldRule } from '../explain/explanation.ts';
import type { Sender } from '../messages/receive.ts';
import { rulesAddress } from '../messages/rules-address.ts';
import type { Answer, Request } from '../messages/table.ts';
import { loadRules } from '../rulesets/load.ts';
import { type OwnWindow, showOwnWindow } from './own-window.ts';
import { isPrivateInFirefox } from './user-window.ts';

const SIZE = { width: 640, height: 760 };
const WINDOW: OwnWindow = { key: 'rulesWindow', ...SIZE };
/** From a private window, where the browser has own pages in both. */
const PRIVATE_WINDOW: OwnWindow = { key: 'privateRulesWindow', ...SIZE };

/** Shows a rule among all of its ruleset in a window of their own; the next rule goes into the same window. */
export async function openRules({ rule }: Request<'open-rules'>, { tab }: Sender): Promise<Answer<'open-rules'>> {
  const isPrivate = isPrivateInFirefox(tab);
  await showOwnWindow(isPrivate ? PRIVATE_WINDOW : WINDOW, rulesAddress(rule as ToldRule), { incognito: isPrivate });
  return {};
}

/** The rules of a ruleset's document by name; needs no lexicon. */
export async function catalogueOf({ ruleset }: Request<'catalogue'>): Promise<Answer<'catalogue'>> {
  const { catalogue } = await loadRules(ruleset);
  return { catalogue };
}
