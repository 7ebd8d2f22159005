import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { RULESETS } from '../rulesets/index.ts';

/**
 * The rules for a word of which nothing is known and whose user has chosen none: by the language that the interface is in.
 * `getUILanguage` is not asked: started in another language than the system's, Chromium answers differently in worker and pages.
 */
export function defaultRuleset(): RulesetId {
  return rulesetForInterface(browser.i18n.getMessage('language'));
}

/** The same, where the language is known. @param language that the interface is in. */
export function rulesetForInterface(language: string): RulesetId {
  const ruleset = RULESETS.find(({ interfaceLanguages }) => interfaceLanguages?.includes(language)) ?? RULESETS[0];
  return ruleset.id;
}
