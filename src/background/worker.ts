/**
 * The worker's entry: a service worker in Chrome, an event page in Firefox. The browser stops it when it is idle and starts it for the next
 * event. So every listener is registered here, synchronously, and no state is in the worker alone.
 */

// First: it opens the database while the rest is evaluated.
import './first-import.ts';
import { browser } from '../platform/browser.ts';
import type { RefusedAnswer } from '../platform/messages/answers.ts';
import { type Handlers, type Receiver, receive, type Sender } from '../platform/messages/receive.ts';
import { isAtPlay } from './at-play.ts';
import { announceFrame, enterFrame } from './bubble-frames.ts';
import { compareRulesets } from './compare.ts';
import { welcome } from './first-run.ts';
import { hooksOfWord } from './hooks.ts';
import { judgeSelection } from './judge-selection.ts';
import { judge, judgeInGame, otherRulesets, warmUp } from './judge-word.ts';
import { citeWords, judgeWords } from './judge-words.ts';
import { forgetStoredAsked } from './last-ruleset.ts';
import { installLexicons, lexiconStates, reimportLexicons } from './lexicons.ts';
import { managedStorageChanged, readManagedStorage } from './managed-storage.ts';
import { omniboxChanged, omniboxEntered, omniboxStarted } from './omnibox.ts';
import { openForms } from './open-forms.ts';
import { openTable } from './open-table.ts';
import { openPanel } from './panel.ts';
import { underRules } from './questions-under-rules.ts';
import { reporting } from './reporting.ts';
import { catalogueOf, openRules } from './rules-page.ts';
import { createMenus, menuUsed, shortcutPressed } from './selection-commands.ts';
import { exchangeAtStart, exchangeChange } from './several-machines.ts';
import { rememberSiteRuleset } from './site-ruleset.ts';
import { isOverLimit } from './tab-limit.ts';
import { wake } from './wake.ts';

// Loaded when first needed; a verdict needs neither.
const study = () => import('./study.ts');
const forms = () => import('./forms.ts');

const handlers: Handlers = {
  'judge-selection': judgeSelection,
  judge: underRules(judge),
  'judge-words': underRules(judgeWords),
  'cite-words': underRules(citeWords),
  'judge-in-game': underRules(judgeInGame),
  compare: underRules(compareRulesets),
  'other-rulesets': otherRulesets,
  editions: underRules(async (request) => (await import('./editions.ts')).editionsOfWord(request)),
  forms: underRules(async (request) => (await forms()).formsOfWord(request)),
  hooks: underRules(hooksOfWord),
  study: underRules(async (request) => (await study()).study(request)),
  'study-hooks': underRules(async (request) => (await study()).hooksOfWords(request)),
  'open-forms': openForms,
  'open-panel': openPanel,
  'open-table': openTable,
  'open-rules': openRules,
  catalogue: catalogueOf,
  defectives: async (request) => (await forms()).defectiveVerbs(request),
  'lexicon-state': async () => lexiconStates(),
  'site-ruleset': rememberSiteRuleset,
  reimport: reimportLexicons,
  wake,
  'announce-frame': announceFrame,
  'enter-frame': enterFrame,
};

/** Chromium only; not in the polyfill's types. */
interface Restrictable {
  setAccessLevel(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void>;
}

const receiver: Receiver = {
  id: browser.runtime.id,
  ownPages: browser.runtime.getURL(''),
  isAtPlay,
  isStudyOn: async () => (await study()).isStudyOn(),
};

// The returned value is the answer. Handlers are called before anything is awaited, because the browser opens a panel only then.
browser.runtime.onMessage.addListener(async (message: unknown, sender: Sender) =>
  isOverLimit(message, sender)
    ? ({ state: 'refused', code: 'busy' } satisfies RefusedAnswer)
    : receive(message, sender, receiver, handlers),
);

for (const installed of [createMenus, installLexicons, forgetStoredAsked, welcome]) {
  browser.runtime.onInstalled.addListener(reporting(installed));
}

// Firefox for Android has none of these.
browser.contextMenus?.onClicked.addListener(reporting(menuUsed));
browser.commands?.onCommand.addListener(reporting(shortcutPressed));
browser.omnibox?.onInputStarted.addListener(reporting(omniboxStarted));
browser.omnibox?.onInputChanged.addListener(reporting(omniboxChanged));
browser.omnibox?.onInputEntered.addListener(reporting(omniboxEntered));

browser.storage.onChanged.addListener(reporting(managedStorageChanged));
browser.storage.onChanged.addListener(reporting(exchangeChange));

// Scripts on pages do not need the storage, and their process is the page's. Firefox has no such switch, nor has Chromium before 140.
for (const area of ['local', 'sync'] as const)
  (browser.storage[area] as Partial<Restrictable>)?.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

reporting(async () => {
  await warmUp();
  await readManagedStorage();
  await exchangeAtStart();
})();
