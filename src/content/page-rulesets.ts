import type { RulesetId } from '../rules/verdict.ts';
import { defaultRuleset } from '../storage/default-ruleset.ts';
import { closestOutside } from './shadow-roots.ts';
import type { StoredSettings } from './when.ts';

/** Which rules hold for a selection. */
export interface PageRulesets {
  /** Those to judge by: chosen in the bubble on this site, or else the automatic ones. */
  chosen: RulesetId;
  /** Those of the text's language, or else the ones that the user has chosen in the popup. */
  automatic: RulesetId;
}

/** By the language of the element that holds the selection, as the page declares it. */
export function rulesetsFor(holder: Element, { ruleset, rulesetOf, siteRulesets }: StoredSettings): PageRulesets {
  const language = closestOutside(holder, '[lang]')?.getAttribute('lang') ?? '';
  const automatic = rulesetOfLanguage(language, rulesetOf) ?? ruleset ?? defaultRuleset();
  return { chosen: siteRulesets?.[location.hostname] ?? automatic, automatic };
}

/** The rules for words of a language where none are chosen for it. A page in Turkish is no page of English words: it is left to the user's choice. */
const RULESET_OF: ReadonlyMap<string, RulesetId> = new Map([
  ['pl', 'pfs-2018'],
  ['de', 'sd-2026'],
  ['en', 'school-en'],
]);

/**
 * @param language a language tag as pages write it: `de`, `pl-PL`, `de_AT`.
 * @param chosen the rules that the user wants for words of a language.
 */
export function rulesetOfLanguage(language: string, chosen?: StoredSettings['rulesetOf']): RulesetId | undefined {
  const [name = ''] = language.toLowerCase().split(/[-_]/);
  const usual = RULESET_OF.get(name);
  return usual && (chosen?.[name as keyof typeof chosen] ?? usual);
}
