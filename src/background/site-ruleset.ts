import type { Sender } from '../messages/receive.ts';
import type { Answer, Request } from '../messages/table.ts';
import { hostOf } from '../storage/host.ts';
import { changeChosen } from './chosen-settings.ts';

/**
 * Remembers the ruleset that the user has chosen in the bubble, for the site that the bubble stands on. The site is the browser's
 * word on who sent the message, never the message's own: a page can change nothing about another one.
 */
export async function rememberSiteRuleset(
  { ruleset }: Request<'site-ruleset'>,
  { url, tab }: Sender,
): Promise<Answer<'site-ruleset'>> {
  const host = hostOf(url ?? '');
  // That the site was visited privately is for nobody to read: there the choice holds for the visit.
  if (!host || tab?.incognito) return { stored: false };
  await changeChosen(({ siteRulesets: { [host]: _before, ...others } }) => ({
    siteRulesets: ruleset ? { ...others, [host]: ruleset } : others,
  }));
  return { stored: true };
}
