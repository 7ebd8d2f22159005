import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';

/** Languages of the interface whose players hardly mean the Polish rules. */
const RULESET_OF: Readonly<Record<string, RulesetId>> = { de: 'sd-2026', tr: 'school-en' };

/**
 * The rules for a word of which nothing is known and whose user has chosen none: by the language that the interface is in.
 * `getUILanguage` is not asked: started in another language than the system's, Chromium answers differently in worker and pages.
 */
export function defaultRuleset(): RulesetId {
  return RULESET_OF[browser.i18n.getMessage('language')] ?? 'pfs-2018';
}
