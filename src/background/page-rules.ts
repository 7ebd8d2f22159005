import { RULESETS, rulesetsOfLanguage } from '../core/rulesets/index.ts';
import type { RulesHere } from '../platform/messages/answers.ts';
import { hostOf } from '../platform/messages/content-messages.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Request } from '../platform/messages/table.ts';
import { rulesetForInterface } from '../platform/storage/default-ruleset.ts';
import { offeredOf, policyInForce } from '../platform/storage/policy-in-force.ts';
import { rulesetOfLanguage, rulesetOfSite } from '../platform/storage/settings-fields.ts';
import { message } from '../ui/message.ts';
import { chosenSettings } from './chosen-settings.ts';
import { languageInUse } from './wording.ts';

/** All rulesets, by language. */
const OFFERED = [...new Set(RULESETS.map(({ language }) => language))].map(rulesetsOfLanguage);

/** Returns the rules for words of a page in its declared language, by the user's settings. */
export async function rulesHere(
  { language }: Pick<Request<'judge-selection'>, 'language'>,
  sender: Pick<Sender, 'url' | 'tab'>,
): Promise<RulesHere> {
  const settings = await chosenSettings();
  const usual = rulesetOfLanguage(settings, language) ?? settings.ruleset ?? rulesetForInterface(await languageInUse());
  const here = rulesetOfSite(settings, hostOf(sender.url ?? '')) ?? usual;
  const offered = OFFERED.map(offeredOf).filter((ids) => ids.length > 0);
  const note = policyInForce().rulesets.length > 0 ? message('managed') : '';
  return { here, usual, offered, lasting: storedSite(sender) !== '', note };
}

/**
 * Returns the site for which a choice may be stored: the host of the sender's page, as the browser reports it; empty in private windows,
 * where visits must leave no trace.
 */
export function storedSite({ url = '', tab }: Pick<Sender, 'url' | 'tab'>): string {
  return tab?.incognito ? '' : hostOf(url);
}
