import type { RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import type { Settings } from '../platform/storage/settings.ts';
import { changeChosen } from './chosen-settings.ts';
import { storedSite } from './page-rules.ts';

/**
 * Stores the ruleset chosen in the bubble, for the site of the bubble or everywhere. The browser tells the site of the sender; the message
 * does not, so a page can change nothing for another one.
 */
export async function rememberSiteRuleset(
  { ruleset, everywhere }: Request<'site-ruleset'>,
  sender: Sender,
): Promise<Answer<'site-ruleset'>> {
  const site = storedSite(sender);
  // There the choice lasts for the visit.
  if (!site) return { stored: false };
  await changeChosen((before) => {
    const { [site]: _before, ...others } = before.siteRulesets;
    // "Everywhere" includes this site.
    if (ruleset && everywhere) return { siteRulesets: others, ...everywhereUnder(ruleset, before) };
    return { siteRulesets: ruleset ? { ...others, [site]: ruleset } : others };
  });
  return { stored: true };
}

/** Returns the settings for all words of the ruleset's language. A popup set to another language keeps its ruleset. */
function everywhereUnder(ruleset: RulesetId, before: Settings): Partial<Settings> {
  const { language } = rulesetOf(ruleset);
  return {
    rulesetOf: { ...before.rulesetOf, [language]: ruleset },
    ...(rulesetOf(before.ruleset).language === language && { ruleset }),
  };
}
