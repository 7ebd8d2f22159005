import type { Sender } from '../messages/receive.ts';
import type { Answer, Appears, Request } from '../messages/table.ts';
import { hostOf } from '../storage/host.ts';
import { rulesInForce } from '../storage/policy-in-force.ts';
import type { ChosenSettings } from '../storage/settings-fields.ts';
import { chosenSettings } from './chosen-settings.ts';
import { warmUpFor } from './judge-word.ts';
import { rulesHere } from './page-rules.ts';

/** A bubble will be wanted in a moment. */
export async function wake(request: Request<'wake'>, sender: Sender): Promise<Answer<'wake'>> {
  rulesHere(request, sender).then(
    ({ here }) => warmUpFor(rulesInForce(request.ruleset ?? here), true),
    // The question meets the same trouble, and tells it.
    () => {},
  );
  const settings = await chosenSettings();
  return { appears: appearsFor(settings, request.embedders, sender) };
}

const APPEARS = { selection: 'always', modifier: 'modifier', command: 'never' } as const;

/** By the user's choices; a site that is off is off with its frames. Firefox tells of a tab's page in place of its `embedders`. */
function appearsFor({ bubble, disabledSites }: ChosenSettings, embedders: string[], { url, tab }: Sender): Appears {
  const sites = [hostOf(url ?? ''), hostOf(tab?.url ?? ''), ...embedders];
  return sites.some((site) => site !== '' && disabledSites.includes(site)) ? 'never' : APPEARS[bubble];
}
