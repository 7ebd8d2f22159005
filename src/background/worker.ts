/**
 * The worker's entry: a service worker in Chrome, an event page in Firefox. The browser stops it when it is idle and starts it for the next
 * event. So every listener is registered here, synchronously, and no state is in the worker alone.
 */

// First: it opens the database while the rest is evaluated.
import './start.ts';
import { type AnswersLater, browser } from '../platform/browser.ts';
import type { RefusedAnswer } from '../platform/messages/answers.ts';
import { type Handlers, type Receiver, receive, type Sender } from '../platform/messages/receive.ts';
import { announceFrame, enterFrame } from './bubble-frames.ts';
import { judgeSelection } from './judge-selection.ts';
import { citeWords, judge, judgeInGame, judgeWords } from './judge-word.ts';
import { installLexicons, lexiconStates, reimportLexicons } from './lexicons.ts';
import { omniboxChanged, omniboxEntered, omniboxStarted } from './omnibox.ts';
import { catalogueOf, openForms, openRules, openTable } from './own-windows.ts';
import { rememberSiteRuleset } from './page-ruleset.ts';
import { openPanel } from './panel.ts';
import { createMenus, menuUsed, shortcutPressed } from './selection-commands.ts';
import { isOverLimit } from './senders.ts';
import { isAtPlay, managedStorageChanged, readManagedStorage } from './settings.ts';
import { syncAfterChange, syncAtStart } from './sync-trigger.ts';
import { wake, warmUp } from './warm-up.ts';
import { forgetStoredRuleset, withRuleset } from './with-ruleset.ts';

// Loaded when first needed; a verdict needs neither.
const findWords = () => import('./find-words.ts');
const compare = () => import('./compare.ts');

const handlers: Handlers = {
  'judge-selection': judgeSelection,
  judge: withRuleset(judge),
  'judge-words': withRuleset(judgeWords),
  'cite-words': withRuleset(citeWords),
  'judge-in-game': withRuleset(judgeInGame),
  compare: withRuleset(async (request) => (await compare()).compareRulesets(request)),
  'other-rulesets': async (request) => (await compare()).otherRulesets(request),
  editions: withRuleset(async (request) => (await compare()).editionsOfWord(request)),
  forms: withRuleset(async (request) => (await findWords()).formsOfWord(request)),
  hooks: withRuleset(async (request) => (await findWords()).hooksOfWord(request)),
  study: withRuleset(async (request) => (await findWords()).study(request)),
  'study-hooks': withRuleset(async (request) => (await findWords()).hooksOfWords(request)),
  'open-forms': openForms,
  'open-panel': openPanel,
  'open-table': openTable,
  'open-rules': openRules,
  catalogue: catalogueOf,
  defectives: async (request) => (await findWords()).defectiveVerbs(request),
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
  isStudyOn: async () => (await findWords()).isStudyOn(),
};

// Handlers are called before anything is awaited, because the browser opens a panel only then.
browser.runtime.onMessage.addListener(((message: unknown, sender: Sender, answer: (value: unknown) => void) => {
  if (isOverLimit(message, sender)) answer({ state: 'refused', code: 'busy' } satisfies RefusedAnswer);
  else receive(message, sender, receiver, handlers).then(answer);
  // The answer comes later.
  return true;
}) as AnswersLater);

for (const installed of [createMenus, installLexicons, forgetStoredRuleset, welcome]) {
  browser.runtime.onInstalled.addListener(reporting(installed));
}

// Firefox for Android has none of these.
browser.contextMenus?.onClicked.addListener(reporting(menuUsed));
browser.commands?.onCommand.addListener(reporting(shortcutPressed));
browser.omnibox?.onInputStarted.addListener(reporting(omniboxStarted));
browser.omnibox?.onInputChanged.addListener(reporting(omniboxChanged));
browser.omnibox?.onInputEntered.addListener(reporting(omniboxEntered));

browser.storage.onChanged.addListener(reporting(managedStorageChanged));
browser.storage.onChanged.addListener(reporting(syncAfterChange));

// Scripts on pages do not need the storage, and their process is the page's. Firefox has no such switch, nor has Chromium before 140.
for (const area of ['local', 'sync'] as const)
  (browser.storage[area] as Partial<Restrictable>)?.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });

reporting(async () => {
  await warmUp();
  await readManagedStorage();
  await syncAtStart();
})();

/** Opens the page that introduces the extension after the installation, not after an update. */
async function welcome({ reason }: { reason: string }): Promise<void> {
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL('src/pages/welcome/index.html') });
}

/**
 * Wraps a browser listener and reports its failure on the console, since the browser does not await it. It is called immediately, because
 * the browser opens a panel only then.
 */
function reporting<Parameters extends unknown[]>(
  listener: (...parameters: Parameters) => unknown,
): (...parameters: Parameters) => void {
  return (...parameters) => {
    new Promise((resolve) => resolve(listener(...parameters))).catch(console.error);
  };
}
