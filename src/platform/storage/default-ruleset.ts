import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESETS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';

/**
 * Returns the ruleset if the user has chosen none: by the language of the interface. `getUILanguage` is not used, because Chromium answers
 * differently in worker and pages when it was started in another language than the system's.
 */
export function defaultRuleset(): RulesetId {
  return rulesetForInterface(browser.i18n.getMessage('language'));
}

/** Returns the default ruleset of an interface language. */
export function rulesetForInterface(language: string): RulesetId {
  const ruleset = RULESETS.find(({ interfaceLanguages }) => interfaceLanguages?.includes(language)) ?? RULESETS[0];
  return ruleset.id;
}
