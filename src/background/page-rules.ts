import type { Sender } from '../messages/receive.ts';
import type { Request, RulesHere } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESET_IDS, RULESETS } from '../rulesets/index.ts';
import { rulesetForInterface } from '../storage/default-ruleset.ts';
import { hostOf } from '../storage/host.ts';
import { type ChosenSettings, rulesetOfSite } from '../storage/settings-fields.ts';
import { chosenSettings } from './chosen-settings.ts';
import { languageInUse } from './wording.ts';

/** Which rules hold for words of a page: what the page's script says of them, by the user's choices. */
export async function rulesHere(
  { language, ruleset }: Pick<Request<'judge-selection' | 'wake'>, 'language' | 'ruleset'>,
  { url = '' }: Pick<Sender, 'url'>,
): Promise<RulesHere> {
  const settings = await chosenSettings();
  const usual =
    rulesetOfLanguage(language, settings.rulesetOf) ?? settings.ruleset ?? rulesetForInterface(await languageInUse());
  return { ruleset: ruleset ?? rulesetOfSite(settings, hostOf(url)) ?? usual, usual, offered: RULESET_IDS };
}

/**
 * A page in Turkish is no page of English words: it is left to the user's choice.
 * @param language a language tag as pages write it: `de`, `pl-PL`, `de_AT`.
 * @param chosen the rules that the user wants for words of a language.
 */
export function rulesetOfLanguage(language: string, chosen: ChosenSettings['rulesetOf']): RulesetId | undefined {
  const [name] = language.toLowerCase().split(/[-_]/);
  const known = RULESETS.find((ruleset) => ruleset.language === name);
  return known && chosen[known.language];
}
