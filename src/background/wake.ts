import type { Appears } from '../platform/messages/answers.ts';
import { hostOf } from '../platform/messages/content-messages.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { rulesInForce } from '../platform/storage/policy-in-force.ts';
import type { ChosenSettings } from '../platform/storage/settings-fields.ts';
import { chosenSettings } from './chosen-settings.ts';
import { warmUpFor } from './judge-word.ts';
import { rulesHere } from './page-rules.ts';

/** Prepares for a question that will come soon. */
export async function wake(request: Request<'wake'>, sender: Sender): Promise<Answer<'wake'>> {
  rulesHere(request, sender).then(
    ({ here }) => warmUpFor(rulesInForce(request.ruleset ?? here), true),
    // The question meets the same error and reports it.
    () => {},
  );
  const settings = await chosenSettings();
  return { appears: appearsFor(settings, request.embedders, sender) };
}

const APPEARS = { selection: 'always', modifier: 'modifier', command: 'never' } as const;

/**
 * Returns when a bubble appears for the sender. A disabled site is disabled with its frames. Firefox gives the tab's page in place of
 * `embedders`.
 */
function appearsFor({ bubble, disabledSites }: ChosenSettings, embedders: string[], { url, tab }: Sender): Appears {
  const sites = [hostOf(url ?? ''), hostOf(tab?.url ?? ''), ...embedders];
  return sites.some((site) => site !== '' && disabledSites.includes(site)) ? 'never' : APPEARS[bubble];
}
