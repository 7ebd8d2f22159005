import type { RulesetId } from '../../core/rules/verdict.ts';
import { selectedWords } from '../../core/words/selection.ts';
import { wholeWords } from '../../core/words/whole-words.ts';
import { browser } from '../../platform/browser.ts';
import { ask } from '../../platform/messages/ask.ts';
import { readWordOnPage, type WhichWord, type WordOnPage } from '../../platform/messages/content-messages.ts';
import { historyPlace, STORED_HISTORY } from '../../platform/storage/history.ts';
import { isPrivateWindow, ownWindow } from '../../platform/storage/private-window.ts';
import { type LookupPlace, readTyped } from '../../platform/storage/session-texts.ts';
import type { Settings } from '../../platform/storage/settings.ts';
import { rulesetOfLanguage, rulesetOfSite } from '../../platform/storage/settings-fields.ts';
import { renderPage, startPage } from '../../ui/page.tsx';
import { Lookup } from './lookup.tsx';

/**
 * Shows the lookup page. The first word is, in this order: text typed while the page loaded, a `word` in the page's address, the selection
 * on the active page, the text typed last.
 */
export async function startLookup(place: LookupPlace): Promise<void> {
  // Starts the worker while this page loads.
  ask<'lexicon-state'>({ name: 'lexicon-state' }).catch(() => {});

  const addressed = new URLSearchParams(location.search).get('word');
  // In parallel, and drawn once, so that nothing moves under the pointer.
  const [window, stored, typed, settings, selection] = await Promise.all([
    ownWindow(),
    STORED_HISTORY.read(),
    readTyped(place),
    startPage(),
    place === 'popup' ? selectedOnPage() : undefined,
  ]);
  const selected = selection && wordOnPage(selection, settings);
  const privately = isPrivateWindow(window);
  // Text in the static page's field: the user typed before the script ran.
  const typedEarly = document.querySelector('input')?.value || undefined;
  renderPage(
    settings,
    <Lookup
      place={place}
      isTyping={typedEarly !== undefined}
      typed={typedEarly ?? addressed ?? selected?.word ?? (privately ? '' : typed)}
      ruleset={typedEarly === undefined && addressed === null ? selected?.ruleset : undefined}
      historyPlace={historyPlace(window)}
      history={privately ? [] : stored}
      privately={privately}
      window={window?.id}
    />,
  );
}

/** Milliseconds to wait for the page's selection, so that a busy page does not delay the popup. */
const PAGE_TIMEOUT_MS = 80;

/** Returns the selection on the page of the active tab; undefined if there is none or the page does not answer. */
async function selectedOnPage(): Promise<WordOnPage | undefined> {
  const late = new Promise((resolve) => setTimeout(resolve, PAGE_TIMEOUT_MS));
  const question: WhichWord = { name: 'which-word' };
  const asking = browser.tabs
    .query({ active: true, currentWindow: true })
    .then(([tab]) => (tab?.id === undefined ? undefined : browser.tabs.sendMessage(tab.id, question)));
  return readWordOnPage(await Promise.race([late, asking.catch(() => undefined)]));
}

/** Returns the selected words with the ruleset for their place; undefined for a selection without words. */
function wordOnPage(selection: WordOnPage, settings: Settings): { word: string; ruleset: RulesetId } | undefined {
  const { text, before, behind, site, language, ruleset } = selection;
  const word = selectedWords(wholeWords(before, text, behind).text).join(' ');
  const here = ruleset ?? rulesetOfSite(settings, site) ?? rulesetOfLanguage(settings, language) ?? settings.ruleset;
  return word ? { word, ruleset: here } : undefined;
}
