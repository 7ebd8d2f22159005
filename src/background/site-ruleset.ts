import type { Sender } from '../messages/receive.ts';
import type { Answer, Request } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import type { Settings } from '../storage/settings.ts';
import { changeChosen } from './chosen-settings.ts';
import { storedSite } from './page-rules.ts';

/**
 * Remembers the ruleset that the user has chosen in the bubble: for the site that the bubble stands on, or everywhere. The site is the
 * browser's word on who sent the message, never the message's own: a page can change nothing about another one.
 */
export async function rememberSiteRuleset(
  { ruleset, everywhere }: Request<'site-ruleset'>,
  sender: Sender,
): Promise<Answer<'site-ruleset'>> {
  const site = storedSite(sender);
  // There the choice holds for the visit.
  if (!site) return { stored: false };
  await changeChosen((before) => {
    const { [site]: _before, ...others } = before.siteRulesets;
    // Everywhere is here, too.
    if (ruleset && everywhere) return { siteRulesets: others, ...everywhereUnder(ruleset, before) };
    return { siteRulesets: ruleset ? { ...others, [site]: ruleset } : others };
  });
  return { stored: true };
}

/** The rules for all words of their language. Whose popup judges words of another one keeps that. */
function everywhereUnder(ruleset: RulesetId, before: Settings): Partial<Settings> {
  const { language } = rulesetOf(ruleset);
  return {
    rulesetOf: { ...before.rulesetOf, [language]: ruleset },
    ...(rulesetOf(before.ruleset).language === language && { ruleset }),
  };
}
