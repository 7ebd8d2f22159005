import type { RulesetId } from '../../core/rules/verdict.ts';
import { selectedWords } from '../../core/words/selected-words.ts';
import { wholeWords } from '../../core/words/whole-words.ts';
import { browser } from '../../platform/browser.ts';
import { readWordOnPage, type WhichWord, type WordOnPage } from '../../platform/messages/which-site.ts';
import type { Settings } from '../../platform/storage/settings.ts';
import { rulesetOfLanguage, rulesetOfSite } from '../../platform/storage/settings-fields.ts';

/** Milliseconds to wait for the page's selection, so that a busy page does not delay the popup. */
const PATIENCE = 80;

/** Returns the selection on the page of the active tab; undefined if there is none or the page does not answer. */
export async function selectedOnPage(): Promise<WordOnPage | undefined> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const question: WhichWord = { name: 'which-word' };
  const asking = browser.tabs
    .query({ active: true, currentWindow: true })
    .then(([tab]) => (tab?.id === undefined ? undefined : browser.tabs.sendMessage(tab.id, question)));
  return readWordOnPage(await Promise.race([late, asking.catch(() => undefined)]));
}

/** Returns the selected words with the ruleset for their place; undefined for a selection about which nobody would ask. */
export function wordOnPage(told: WordOnPage, settings: Settings): { word: string; ruleset: RulesetId } | undefined {
  const { text, before, behind, site, language, ruleset } = told;
  const word = selectedWords(wholeWords(before, text, behind).text).join(' ');
  const here = ruleset ?? rulesetOfSite(settings, site) ?? rulesetOfLanguage(settings, language) ?? settings.ruleset;
  return word ? { word, ruleset: here } : undefined;
}
