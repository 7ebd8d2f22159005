import type { RulesetId } from '../core/rules/verdict.ts';
import { RULESETS, rulesetOf, rulesetsOfLanguage } from '../core/rulesets/index.ts';
import type { RulesHere } from '../platform/messages/answers.ts';
import { hostOf } from '../platform/messages/content-messages.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { permittedRulesets } from '../platform/storage/policy.ts';
import { type OwnSettings, rulesetForInterface } from '../platform/storage/settings.ts';
import { rulesetOfLanguage, rulesetOfSite } from '../platform/storage/settings-fields.ts';
import { message } from '../ui/message.ts';
import { languageInUse } from './answer-with-lexicon.ts';
import { changeCurrentSettings, currentSettings } from './settings.ts';

/** All rulesets, by language. */
const OFFERED = [...new Set(RULESETS.map(({ language }) => language))].map(rulesetsOfLanguage);

/** Returns the rules for words of a page in its declared language, by the user's settings. */
export async function rulesHere(
  { language }: Pick<Request<'judge-selection'>, 'language'>,
  sender: Pick<Sender, 'url' | 'tab'>,
): Promise<RulesHere> {
  const settings = await currentSettings();
  const usual = rulesetOfLanguage(settings, language) ?? settings.ruleset ?? rulesetForInterface(await languageInUse());
  const here = rulesetOfSite(settings, hostOf(sender.url ?? '')) ?? usual;
  const { policy } = settings;
  const offered = OFFERED.map((ids) => permittedRulesets(ids, policy)).filter((ids) => ids.length > 0);
  const note = policy.rulesets.length > 0 ? message('managed') : '';
  return { here, usual, offered, lasting: storedSite(sender) !== '', note };
}

/**
 * Returns the site for which a choice may be stored: the host of the sender's page, as the browser reports it; empty in private windows,
 * where visits must leave no trace.
 */
export function storedSite({ url = '', tab }: Pick<Sender, 'url' | 'tab'>): string {
  return tab?.incognito ? '' : hostOf(url);
}

/**
 * Stores the ruleset chosen in the bubble, for the site of the bubble or everywhere. The browser names the site of the sender; the message
 * does not, so a page can change nothing for another site.
 */
export async function rememberSiteRuleset(
  { ruleset, everywhere }: Request<'site-ruleset'>,
  sender: Sender,
): Promise<Answer<'site-ruleset'>> {
  const site = storedSite(sender);
  // There the choice lasts for the visit.
  if (!site) return { stored: false };
  await changeCurrentSettings((before) => {
    const { [site]: _before, ...others } = before.siteRulesets;
    // "Everywhere" includes this site.
    if (ruleset && everywhere) return { siteRulesets: others, ...everywhereUnder(ruleset, before) };
    return { siteRulesets: ruleset ? { ...others, [site]: ruleset } : others };
  });
  return { stored: true };
}

/** Returns the settings for all words of the ruleset's language. A popup set to another language retains its ruleset. */
function everywhereUnder(ruleset: RulesetId, before: OwnSettings): Partial<OwnSettings> {
  const { language } = rulesetOf(ruleset);
  return {
    rulesetOf: { ...before.rulesetOf, [language]: ruleset },
    ...(rulesetOf(before.ruleset).language === language && { ruleset }),
  };
}
