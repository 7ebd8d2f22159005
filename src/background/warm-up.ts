import type { RulesetId } from '../core/rulesets/index.ts';
import type { Appears } from '../platform/messages/answers.ts';
import { hostOf } from '../platform/messages/content-messages.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { loadRuleTables } from '../platform/storage/package.ts';
import { permittedRuleset } from '../platform/storage/policy.ts';
import { rulesetForInterface } from '../platform/storage/settings.ts';
import type { ChosenSettings } from '../platform/storage/settings-fields.ts';
import { diagnosisOf, languageInUse, rulesWithTables, wordingInUse } from './answer-with-lexicon.ts';
import { hasRetained, loadAhead } from './lexicons.ts';
import { rulesHere } from './page-ruleset.ts';
import { currentSettings } from './settings.ts';
import { lastRuleset } from './with-ruleset.ts';

/** Prepares for a question that will come soon. */
export async function wake(request: Request<'wake'>, sender: Sender): Promise<Answer<'wake'>> {
  const settings = await currentSettings();
  rulesHere(request, sender).then(
    ({ here }) => warmUpFor(permittedRuleset(request.ruleset ?? here, settings.policy), true),
    // The question meets the same error and reports it.
    () => {},
  );
  return { appears: appearsFor(settings, request.embedders, sender) };
}

const APPEARS = { selection: 'always', modifier: 'modifier', command: 'never' } as const;

/**
 * Returns when a bubble appears for the sender. A disabled site is disabled with its frames. Firefox gives the tab's page in place of
 * `embedders`.
 */
function appearsFor({ bubble, disabledSites }: ChosenSettings, embedders: string[], { url, tab }: Sender): Appears {
  const sites = [url ?? '', tab?.url ?? '', ...embedders].map(hostOf);
  return sites.some((site) => site !== '' && disabledSites.includes(site)) ? 'never' : APPEARS[bubble];
}

/**
 * Starts loading the game lexicon and the rules of the likely question, those of the last one, while the browser still delivers the
 * question.
 */
export async function warmUp(): Promise<void> {
  // One file each for all rulesets.
  loadRuleTables().catch(() => {});
  wordingInUse().catch(() => {});
  const { ruleset, policy } = await currentSettings();
  const guess = (await lastRuleset) ?? ruleset ?? rulesetForInterface(await languageInUse());
  if (!hasRetained()) warmUpFor(permittedRuleset(guess, policy));
}

/** Starts loading the lexicon and rules of a ruleset. @param withSpelling loads what a refusal needs, too: spelling lexicon and diagnosis */
function warmUpFor(ruleset: RulesetId, withSpelling = false): void {
  loadAhead(ruleset, withSpelling);
  // While the shards are read.
  rulesWithTables(ruleset).catch(() => {});
  if (withSpelling) diagnosisOf(ruleset).catch(() => {});
}
