import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';

/** Languages of the interface whose players hardly mean the Polish rules. */
const RULESET_OF: ReadonlyMap<string, RulesetId> = new Map([
  ['de', 'sd-2026'],
  ['tr', 'school-en'],
]);

/** The rules for a word of which nothing is known and whose user has chosen none: by the language of the browser's interface. */
export function defaultRuleset(): RulesetId {
  const [language = ''] = browser.i18n.getUILanguage().split(/[-_]/);
  return RULESET_OF.get(language) ?? 'pfs-2018';
}
