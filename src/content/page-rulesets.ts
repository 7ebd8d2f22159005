import type { RulesetId } from '../rules/verdict.ts';
import { RULESETS } from '../rulesets/index.ts';
import { defaultRuleset } from '../storage/default-ruleset.ts';
import { type ChosenSettings, rulesetOfSite } from '../storage/settings-fields.ts';
import { closestOutside } from './shadow-roots.ts';

/** Which rules hold for a selection. */
export interface PageRulesets {
  /** Those to judge by: chosen in the bubble on this site, or else the automatic ones. */
  chosen: RulesetId;
  /** Those of the text's language, or else the ones that the user has chosen in the popup. */
  automatic: RulesetId;
}

let forThisVisit: RulesetId | undefined;

/** Keeps the choice of rules for this page where none is stored: in a private window. */
export function keepForThisVisit(ruleset: RulesetId | undefined): void {
  forThisVisit = ruleset;
}

/** By the language of the element that holds the selection, as the page declares it. */
export function rulesetsFor(holder: Element, settings: ChosenSettings): PageRulesets {
  const language = closestOutside(holder, '[lang]')?.getAttribute('lang') ?? '';
  const automatic = rulesetOfLanguage(language, settings.rulesetOf) ?? settings.ruleset ?? defaultRuleset();
  return { chosen: forThisVisit ?? rulesetOfSite(settings, location.hostname) ?? automatic, automatic };
}

/**
 * A page in Turkish is no page of English words: it is left to the user's choice.
 * @param language a language tag as pages write it: `de`, `pl-PL`, `de_AT`.
 * @param chosen the rules that the user wants for words of a language.
 */
export function rulesetOfLanguage(language: string, chosen?: ChosenSettings['rulesetOf']): RulesetId | undefined {
  const [name = ''] = language.toLowerCase().split(/[-_]/);
  const usual = RULESETS.find((ruleset) => ruleset.language === name);
  return usual && (chosen?.[usual.language] ?? usual.id);
}
